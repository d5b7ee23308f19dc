// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes of a view.
package struct ViewChange: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Subviews were added or removed.
  package static let tree = ViewChange(rawValue: 1)
  /// Subviews have another order.
  package static let order = ViewChange(rawValue: 2)
  /// Frame, bounds or transform, or where animations show them.
  package static let frame = ViewChange(rawValue: 4)
  /// Texts, fonts and images.
  package static let content = ViewChange(rawValue: 8)
  /// Colours, opacity, borders, clipping.
  package static let look = ViewChange(rawValue: 16)
  /// Whether a control is enabled, chosen or touched.
  package static let state = ViewChange(rawValue: 32)
  /// The value of a control.
  package static let value = ViewChange(rawValue: 64)
  /// The view was hidden or shown.
  package static let hidden = ViewChange(rawValue: 128)
  /// The view became the first responder, or is it no longer.
  package static let focus = ViewChange(rawValue: 256)
  /// The reading direction.
  package static let direction = ViewChange(rawValue: 512)
  /// The traits changed.
  package static let traits = ViewChange(rawValue: 1024)
}
