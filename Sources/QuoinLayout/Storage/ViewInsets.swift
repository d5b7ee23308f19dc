// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The insets of a view that may depend on frames.
struct ViewInsets {
  var safeArea: LayoutInsets
  var margins: LayoutInsets
}
