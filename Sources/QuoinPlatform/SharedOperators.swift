// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Two declarations of one operator are ambiguous in a file that imports both, even if they are the
// same. An operator that more than one dialect uses is therefore declared here; its meaning is
// documented in the dialects.

/// The group binds looser than comparisons and tighter than `?:`: `a == b ~ 750` gives the whole
/// comparison a priority, and `c = a == b ~ 750` needs no parentheses. Programs use this spelling
/// of the group.
precedencegroup CarthographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: TernaryPrecedence
}

/// The operator for the priority of a constraint in Cartography, and for the insets of an attribute
/// in Mortar.
infix operator ~ : CarthographyPriorityPrecedence
