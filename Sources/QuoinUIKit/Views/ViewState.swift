// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// What a view keeps for layout besides its place and its tree.
@MainActor struct ViewLayoutState {
  var translatesMask = true
  var mask = UIView.AutoresizingMask()
  /// Frame and superview's size when the frame was last set.
  var capturedFrame = CGRect.zero
  var capturedParentSize = CGSize.zero

  var needsLayout = true
  var needsUpdateConstraints = true
  /// Whether the engine has to be told about the view again.
  var itemIsDirty = false
  /// Whether the engine's frames are being written, so that setters do not count as the program's.
  var isApplying = false

  /// In the order of `NSLayoutConstraint.Axis`.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The last answer of `intrinsicContentSize`, nil when it has to be asked again.
  var intrinsicSize: CGSize?
  /// The width at which text wraps because layout gave it, 0 for none.
  var wrapWidth: CGFloat = 0
  /// The solved height in whose middle a line of text lies, nil for that of the content.
  var baselineHeight: CGFloat?

  var margins = ViewMargins()
  var solvedMargins: UIEdgeInsets?
  var safeArea = UIEdgeInsets.zero
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semanticContent = UISemanticContentAttribute.unspecified

  /// What the engine answered last: rounded and exact, in the superview's bounds coordinates.
  var targetFrame: CGRect?
  var exactFrame: CGRect?

  var overrides: LayoutOverrides?
  var reportName: String?
  var isSeparateRoot = false
  /// A part of a view of this library that places it by itself: an item only where constraints
  /// mention it.
  var isDecoration = false
  var scale: CGFloat?
  var direction: UIUserInterfaceLayoutDirection?
  /// What holds in a tree without a window.
  var traits: UITraitCollection?
}

/// Margins as a program set them.
enum ViewMargins {
  /// Nobody set them.
  case standard
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  init() {
    self = .standard
  }
}

/// What a view shows, without effect on layout.
@MainActor struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
}
