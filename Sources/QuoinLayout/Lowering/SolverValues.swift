// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

extension LinearRelation {
  /// Converts a relation of the layout to the solver's.
  package init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension BreakingClass {
  /// Converts a breaking class of the layout to the solver's.
  init(_ breaking: LayoutBreakingClass) {
    switch breaking {
    case .ordinary: self = .ordinary
    case .generated: self = .generated
    case .content: self = .content
    case .fixed: self = .fixed
    }
  }
}
