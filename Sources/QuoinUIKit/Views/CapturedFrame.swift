// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A frame that was assigned to a view, with the size of the superview at that time.
///
/// The class has memory of its own, since views that constraints place have none.
final class CapturedFrame: Sendable {
  let frame: CGRect
  let parentSize: CGSize

  init(frame: CGRect, parentSize: CGSize) {
    self.frame = frame
    self.parentSize = parentSize
  }
}
