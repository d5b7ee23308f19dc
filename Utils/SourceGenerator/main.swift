// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes to standard error and ends the program with a failure.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("generate-sources: \(message)\n".utf8))
  exit(EXIT_FAILURE)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
  fail("usage: Utils/generate-sources [--check]")
}

do {
  let files = try GeneratedFile.all()
  let leftovers = GeneratedFile.leftovers(besides: files)
  guard leftovers.isEmpty else {
    fail(
      "these files are not written any more; remove them:\n" + leftovers.joined(separator: "\n"))
  }
  guard arguments.isEmpty else {
    let outdated = files.filter { !$0.isUpToDate }
    guard outdated.isEmpty else {
      fail(
        "these files differ from what Utils/generate-sources writes:\n"
          + outdated.map(\.path).joined(separator: "\n"))
    }
    print("generate-sources: \(files.count) files are as they are written")
    exit(EXIT_SUCCESS)
  }
  for file in files where !file.isUpToDate {
    try file.write()
    print(file.path)
  }
} catch {
  fail("\(error)")
}
