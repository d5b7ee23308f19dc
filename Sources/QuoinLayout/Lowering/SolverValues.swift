// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LinearRelation {
  /// The solver's relation for a relation of the layout.
  init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension BreakingClass {
  /// The solver's class for a class of the layout.
  init(_ breaking: LayoutBreakingClass) {
    switch breaking {
    case .ordinary: self = .ordinary
    case .generated: self = .generated
    case .content: self = .content
    case .fixed: self = .fixed
    }
  }
}
