// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A pass over the views of a layout.
struct LayoutPass {
  /// The host of the layout, so that views need not search it.
  let host: LayoutHost
}
