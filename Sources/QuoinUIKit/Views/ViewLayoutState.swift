// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The layout properties of a view besides its geometry and its tree.
///
/// Without references, so that accesses need no check for overlapping ones, and in the order that
/// leaves no gaps.
struct ViewLayoutState {
  /// The frame that the engine found last, rounded to pixels, in the superview's bounds
  /// coordinates; nil before the first pass.
  var solvedFrame: CGRect?
  /// Whether frame and mask are turned into constraints.
  var translatesMask = true
  /// Whether the view's contents have a layout of their own.
  var isSeparateRoot = false
  /// Whether no shortcut of a descendant passes the view.
  var isBarrier = false
  /// Whether the view is a part of a view of this library that places it: an item only where
  /// constraints mention it.
  var isDecoration = false
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var needsLayout = true
  var needsUpdateConstraints = true
  /// Whether the frames of the engine are being applied. Setters do not record them as assigned by
  /// the program.
  var isApplying = false
  /// Whether a program set a frame since the engine's was written, although constraints name the
  /// view.
  var hasAssignedFrame = false
  /// Whether there are so many subviews that the view lists some of them.
  var hasSubviewLists = false
  var isHidden = false
  /// The work of the next pass in the view or below.
  var pending: PendingWork = [.layout, .constraints]
  var semanticContent = UISemanticContentAttribute.unspecified
  var mask: UIView.AutoresizingMask = []
  /// The cached result of `intrinsicContentSize`; nil when it is out of date.
  var intrinsicSize: CGSize?
  /// The number of the layout host whose engine has an older description of the view, 0 for none.
  var outdatedHost: UInt32 = 0
  var hugging = AxisPriorities.usualHugging
  var resistance = AxisPriorities.usualResistance
}
