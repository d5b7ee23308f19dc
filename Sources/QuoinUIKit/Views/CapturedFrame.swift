// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A frame that was assigned to a view, with the size of the superview at that time.
struct CapturedFrame: Equatable {
  static let none = CapturedFrame(frame: .zero, parentSize: .zero)

  var frame: CGRect
  var parentSize: CGSize
}
