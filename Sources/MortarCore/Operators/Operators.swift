// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The spelling of the groups is that of Mortar 1.7. The functions of the operators describe their
// effects; `~` is shared with other dialects and declared in QuoinPlatform.

/// Binds looser than `?:` and tighter than `=`.
precedencegroup AddSubviewsPrecendence {
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Binds looser than `|=|` and tighter than `=`, so that `c = a |=| b ~~ .deactivated` needs no
/// parentheses.
precedencegroup MortarChangePriorityPrecendence {
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Binds looser than `?:`: `a |=| b ? c : d` relates `a` to one of the two.
precedencegroup MortarConstraintPrecendence {
  higherThan: MortarChangePriorityPrecendence
  lowerThan: TernaryPrecedence
}

/// Binds tighter than comparisons and looser than arithmetic: `b.m_width * 2 + 4 ! .low` gives the
/// whole sum a priority.
precedencegroup MortarPriorityPrecendence {
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

/// Constrains the left side to equal the right side.
infix operator |=| : MortarConstraintPrecendence
/// Constrains the left side to be at least the right side.
infix operator |>| : MortarConstraintPrecendence
/// Constrains the left side to be at most the right side.
infix operator |<| : MortarConstraintPrecendence
/// Sets the priority of an attribute or a tuple. Needs white space on both sides.
infix operator ! : MortarPriorityPrecendence
/// Activates or deactivates constraints.
infix operator ~~ : MortarChangePriorityPrecendence
/// Adds subviews, the last in front.
infix operator |+| : AddSubviewsPrecendence
/// Adds subviews, the first in front.
infix operator |^| : AddSubviewsPrecendence
