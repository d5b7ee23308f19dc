// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore

/// The relation of one constraint of a statement.
struct VFLStep {
  let relations: [MortarRelation]
  /// A constraint that keeps a space from being ambiguous on the other axis. It is activated and
  /// deactivated with the relations, and the program does not see it.
  var supports: [MortarRelation] = []
}
