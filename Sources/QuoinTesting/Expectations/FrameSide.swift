// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The width or the height of a view.
@MainActor struct FrameSide: Hashable {
  private let view: ObjectIdentifier
  private let axis: NSLayoutConstraint.Axis

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    self.view = ObjectIdentifier(view)
    self.axis = axis
  }

  /// The length that a coordinate is; nil for a place, and for a guide.
  init?(_ coordinate: ViewLayoutReport.Ambiguity) {
    guard let view = coordinate.item as? UIView else { return nil }
    switch coordinate.attribute {
    case "width": self.init(view, .horizontal)
    case "height": self.init(view, .vertical)
    default: return nil
    }
  }
}
