// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The compiler of the machine.
enum SwiftCompiler {
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether there is a compiler in the search path.
  static let isAvailable = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    }

  /// Compiles a program and returns what it prints.
  static func run(_ program: String, in folder: TemporaryFolder) throws -> Data {
    let source = folder.path("main.swift")
    try Data(program.utf8).write(to: URL(fileURLWithPath: source))
    let executable = folder.path("program")
    _ = try output(
      in: folder,
      of: [
        "swiftc", "-suppress-warnings", "-enable-bare-slash-regex", "-o", executable, source,
      ])
    return try output(in: folder, of: [executable])
  }

  private static func output(in folder: TemporaryFolder, of command: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    // Files, since a full pipe without a reader would stop the process.
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String((folder.read("errors") ?? "").prefix(4_000)))
    }
    return try Data(contentsOf: URL(fileURLWithPath: output))
  }
}
