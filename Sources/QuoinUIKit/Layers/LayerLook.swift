// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a layer shows that a view shows as well.
struct LayerLook {
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}
