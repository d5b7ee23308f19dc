// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// Lists of paths for `quoin check --files-from`.
@MainActor @Suite struct PathListTests {
  @Test(
    "Paths are on lines, or have NUL between them and may contain line breaks",
    arguments: [
      ("a.xib\nb.xib\n", ["a.xib", "b.xib"]), ("a.xib\r\nb.xib\r\n", ["a.xib", "b.xib"]),
      ("a.xib\0b\nc.xib\0", ["a.xib", "b\nc.xib"]), ("\n\n", []), ("", []),
      ("with space, comma.xib", ["with space, comma.xib"]),
    ])
  func paths(list: String, expected: [String]) {
    #expect(PathList.paths(in: Data(list.utf8)) == expected)
  }

  @Test("Files of a list are checked in its order, each once, after those of the arguments")
  func order() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let conflict = try PackageFolder.text("Examples/Conflict.storyboard")
    let names = ["b.storyboard", "a.storyboard", "c.storyboard"]
    for name in names { try folder.add(name, conflict) }
    let list = (names + names).map(folder.path).joined(separator: "\n")
    let transcript = CheckTranscript([folder.path("c.storyboard")]) { request in
      request.options.only = ["conflict"]
      request.list = "-"
      request.input = { Data(list.utf8) }
    }
    #expect(transcript.files(in: folder) == ["c.storyboard", "b.storyboard", "a.storyboard"])
  }

  @Test("An empty list checks nothing, and one that cannot be read has the exit code 2")
  func emptyAndMissing() {
    let empty = CheckTranscript([]) { request in
      request.list = "-"
      request.input = { Data() }
    }
    #expect(empty.exitCode == 0)
    #expect(empty.rules.isEmpty)
    let missing = CheckTranscript([]) { $0.list = "/no/such/list" }
    #expect(missing.exitCode == 2)
    #expect(missing.complaints.first?.hasSuffix("[unreadable-list]") == true)
  }
}
