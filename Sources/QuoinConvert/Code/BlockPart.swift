// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A part of the closure of a block: constraints, or the enclosing code.
package enum BlockPart: Hashable, Sendable {
  /// Lines that make constraints.
  case constraints(String)
  /// A line that makes a constraint, and the variable that keeps it.
  case kept(String, variable: KeptVariable)
  /// Code that stays, such as `if isWide {`.
  case code(String)

  var text: String {
    switch self {
    case .constraints(let text), .kept(let text, _), .code(let text): text
    }
  }

  var isCode: Bool {
    if case .code = self { true } else { false }
  }

  var isConstraints: Bool {
    if case .constraints = self { true } else { false }
  }
}

/// A part with the number of levels that it is indented.
package struct PlacedPart: Hashable, Sendable {
  package var part: BlockPart
  package var depth: Int
}

/// A variable to which a block assigns a constraint.
package struct KeptVariable: Hashable, Sendable {
  /// The expression that is assigned to, such as `self.bottom`.
  package var target: String
  /// The name without `self`.
  package var name: String
  /// Whether the declared type is optional, and not implicitly unwrapped.
  package var isOptional: Bool
  /// Whether the variable has a list of constraints.
  package var isList = false
  /// Whether constraints are added to those that the list has.
  package var isAdded = false
}

/// The closure of a block that has more than constraints in it.
package struct BlockBody: Hashable, Sendable {
  /// The code before the first line of the closure, with the names that lines are read with.
  package var head: String
  /// The parts. A block without control flow has none, and is read as a whole.
  package var parts: [PlacedPart] = []
  /// The code after the last line.
  package var tail = "\n}"

  /// Whether the closure declares names, which must not be seen after it.
  var hasDeclarations: Bool {
    parts.contains { placed in
      if case .code(let text) = placed.part, placed.depth == 0 {
        text.hasPrefix("let ") || text.hasPrefix("var ")
      } else {
        false
      }
    }
  }

  /// The variables that keep constraints.
  var kept: [KeptVariable] {
    parts.compactMap { if case .kept(_, let variable) = $0.part { variable } else { nil } }
  }
}
