// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a view that do not affect layout.
@MainActor final class ViewExtras {
  var tag = 0
  var alpha: CGFloat = 1
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var contentScaleFactor: CGFloat?
  var traitObservations: [any UITraitChangeRegistration] = []
  /// The changes for size classes in the views of a file, of which the view is the outermost one.
  var traitVariations: (any TraitVariations)?
}
