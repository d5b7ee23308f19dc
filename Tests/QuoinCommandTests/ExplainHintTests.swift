// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import Testing

@testable import quoin

@Suite struct ExplainHintTests {
  private func line(_ file: String, hasProblem: Bool = true) -> String {
    var scene = RenderedScene(id: "s", name: "", size: LayoutSize(width: 1, height: 1))
    if hasProblem { scene.problems = [RenderedProblem(code: "c", message: "m")] }
    return ExplainHint(RenderedFile(file: file, scenes: [scene])).line
  }

  @Test(
    "The command can be pasted into a shell, whatever the name of the file is",
    arguments: [
      ("Forms/A-1.xib", "Forms/A-1.xib"), ("My Form.xib", "'My Form.xib'"),
      ("It's.xib", #"'It'\''s.xib'"#), ("$(rm).xib", "'$(rm).xib'"),
    ])
  func quoting(file: String, argument: String) {
    #expect(line(file) == "  quoin explain \(argument) tells more\n")
  }

  @Test("A file without problems has no such line")
  func nothing() {
    #expect(line("A.xib", hasProblem: false).isEmpty)
  }
}
