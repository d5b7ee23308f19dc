// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A guide that a stack view made for its arrangement.
struct StackGuide {
  let guide: UILayoutGuide
  /// The view before the guide, nil for a guide around all.
  let after: ItemHandle?
  /// Whether the arrangement before did not have it.
  var isNew = true
}
