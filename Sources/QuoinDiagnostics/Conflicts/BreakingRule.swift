// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The rule by which one member of a conflict is broken and not another.
enum BreakingRule {
  /// A sentence such as `a.width == 400 is broken, since it is the newest of 3 constraints of the
  /// program`.
  static func words(for conflict: LayoutConflict, _ engine: LayoutEngine, _ text: RequirementText)
    -> String
  {
    let classes = conflict.members.map { engine.breakingClass(of: $0) }
    let own = engine.breakingClass(of: conflict.broken)
    let count = classes.count { $0 == own }
    let kind =
      switch own {
      case .ordinary: "of the program"
      case .generated: "that the layout system makes"
      case .content: "of content sizes"
      case .fixed: "that are facts"
      }
    let reason =
      count == 1
      ? "it is the only one \(kind)" : "it is the newest of \(count) requirements \(kind)"
    return "\(text.line(conflict.broken, in: engine)) is broken, since \(reason)"
  }

}
