// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of scripts that a ``ScriptGenerator`` writes.
enum ScriptFamily: CaseIterable, Sendable {
  /// Systems of any shape, in which constraints meet by chance.
  case mixed
  /// Systems as layouts contain them: equal distances, grids, chains and symmetrical trees, where
  /// many equalities follow from others and variables have slots at equal distances.
  case regular
  /// Layouts with a single optimal point, in which constants of required equalities change.
  case animated
}
