// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import QuoinPlatform
import Testing

/// The original ignores arithmetic on the left side without a word, and so do frames here.
@MainActor @Suite("Arithmetic on the left side of a statement") struct TargetArithmeticTests {
  private let stage = Stage()

  @Test("It is a warning with the place of the statement, and the statement holds without it")
  func warning() {
    let found = warnings(of: { stage.p.m_top + 16 |=| stage.box.m_top })
    #expect(found.map(\.code) == ["M-18"] && found.map(\.severity) == [.warning])
    let sentence =
      "The arithmetic on p.top, the left side of a statement, counts for nothing; write it on the "
      + "right side, with the other sign."
    #expect(found.map(\.sentence) == [sentence])
    #expect(stage.box.constraints.map(\.constant) == [0])
  }

  @Test("A factor and numbers of several components count as arithmetic")
  func otherForms() {
    let statements: [() -> Void] = [
      { stage.p.m_width * 2 |=| stage.q.m_width },
      { stage.p.m_size + (1, 2) |=| stage.q.m_size },
    ]
    #expect(statements.map { warnings(of: $0).map(\.code) } == [["M-18"], ["M-18"]])
  }

  @Test("Arithmetic on the right side, a priority on the left and a sum of 0 are not a warning")
  func correct() {
    let found = warnings(of: {
      stage.p.m_top |=| stage.box.m_top + 16
      stage.p.m_left ! .low |=| stage.box.m_left
      stage.p.m_width + 4 - 4 |=| stage.q.m_width
    })
    #expect(found.isEmpty)
  }
}
#endif
