// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// How the text of a view was laid out before a fitting size was computed.
struct TextMemory {
  var handle: ItemHandle
  var wrapWidth: CGFloat
  var baselineHeight: CGFloat?
  var intrinsicSize: CGSize?
}
