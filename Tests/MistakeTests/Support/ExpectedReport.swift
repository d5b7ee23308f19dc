// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The expected report on a mistake.
enum ExpectedReport: Sendable {
  /// One conflict: the texts of its constraints and facts, in any order, and those of the broken
  /// constraints: of each smallest set the program's constraint that was activated last.
  case conflict(_ members: Set<String>, broken: [String])
  /// The coordinates that are not determined, one for each degree of freedom, such as `height of box`.
  case ambiguities(Set<String>)
  /// A layout goes on without a constraint, or does not settle: the code of the problem.
  case problem(code: String)
  /// A statement is refused: the code of the rule, and the sentence.
  case refusal(code: String, _ sentence: String)
  /// A statement has an effect, but is reported: the code of the rule, and the sentence.
  case remark(code: String, _ sentence: String)
  /// The program stops: the code of the rule, and the sentence.
  case stop(code: String, _ sentence: String)
  /// Everything is determined, and an optional constraint does not hold.
  case violation(String)
  /// A layout that is determined is probably not what was meant: the code of the warning, and what
  /// the warning is about.
  case warning(code: String, about: String)
  /// The frames of a layout in a window are probably not meant: the code of the finding, and a part
  /// of its sentence.
  case shown(code: String, _ words: String)
  /// The layout is as its constraints say, and they determine it.
  case nothing

  /// The code and the words of a mistake in frames; nil for other reports.
  var finding: (code: String, words: String)? {
    if case .shown(let code, let words) = self { (code, words) } else { nil }
  }

  /// One conflict, whose members are listed in any order.
  static func conflict(_ members: Set<String>, broken: String...) -> ExpectedReport {
    .conflict(members, broken: broken)
  }
}
