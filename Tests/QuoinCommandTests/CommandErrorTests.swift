// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import Testing

@testable import quoin

@Suite struct CommandErrorTests {
  @Test("An error about a place in a file is one line with file, line, column, sentence and code")
  func location() {
    let error = InterfaceBuilderError(
      .malformed, file: "a.xib", line: 3, column: 7, message: "First.\nSecond.")
    #expect(
      CommandError.unreadableFile(error).line
        == "a.xib:3:7: error: First. Second. [malformed-file]")
  }

  @Test("An error about a whole file has no line; one without a file begins with the word error")
  func withoutLocation() {
    #expect(
      CommandError.unwritableFile("no/out.svg", reason: "No such file or directory").line
        == "no/out.svg: error: The file cannot be written: No such file or directory. "
        + "[unwritable-file]")
    #expect(
      CommandError.unwritableOutput(reason: "Broken pipe").line
        == "error: The output cannot be written: Broken pipe. [unwritable-output]")
  }
}
