// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore

/// What one constraint of a statement relates.
struct VFLStep {
  let relations: [MortarRelation]
  /// What keeps a space from being ambiguous on the other axis. It is switched on and off with the
  /// relations, but the program does not see it.
  var supports: [MortarRelation] = []
}
