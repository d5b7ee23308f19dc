// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIView {
  /// The number of pixels per point for rounding, on the root of a layout; nil means the screen's,
  /// 0 writes frames exactly.
  package var layoutScale: CGFloat? {
    get { layoutExtras?.scale }
    set {
      changeLayoutExtras(isDefault: newValue == nil) { $0.scale = newValue }
      layoutItemDidChange()
    }
  }

  /// The reading direction of views with an unspecified semantic content attribute, on the root of
  /// a layout.
  package var layoutDirectionOverride: UIUserInterfaceLayoutDirection? {
    get { layoutExtras?.direction }
    set {
      changeLayoutExtras(isDefault: newValue == nil) { $0.direction = newValue }
      layoutStructureDidChange()
    }
  }

  /// The traits of a layout without a window, on its root; nil means the default ones.
  package var traitsOverride: UITraitCollection? {
    get { assignedTraits }
    set {
      let old = traitCollection
      assignedTraits = newValue
      if traitCollection != old { traitsDidChange(from: old) }
    }
  }

  /// Whether the traits are inherited from the superview.
  var inheritsTraits: Bool { assignedTraits == nil }
}
