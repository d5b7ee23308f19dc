// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIView {
  /// On the root of a layout: pixels a point for rounding; nil means the screen's, 0 writes frames
  /// exactly.
  package var layoutScale: CGFloat? {
    get { assignedScale }
    set {
      assignedScale = newValue
      layoutItemDidChange()
    }
  }

  /// On the root of a layout: the reading direction of its views with an unspecified semantic
  /// content attribute.
  package var layoutDirectionOverride: UIUserInterfaceLayoutDirection? {
    get { assignedDirection }
    set {
      assignedDirection = newValue
      layoutStructureDidChange()
    }
  }

  /// On the root of a layout without a window: the traits that hold in it; nil means the default
  /// ones.
  package var traitsOverride: UITraitCollection? {
    get { assignedTraits }
    set {
      let old = traitCollection
      assignedTraits = newValue
      if traitCollection != old { traitsDidChange(from: old) }
    }
  }

  /// Whether the traits are those of the superview.
  var inheritsTraits: Bool { assignedTraits == nil }
}
