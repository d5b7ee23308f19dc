// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// What a view keeps for layout besides its place and its tree.
struct ViewLayoutState {
  /// What sets the view apart from one that only has to take the frame that the engine found.
  var distinctions: ViewDistinctions = [.translatesMask, .hasNoTarget, .isUnknownClass]
  var needsLayout = true
  /// Whether the engine's frames are being written, so that setters do not count as the program's.
  var isApplying = false
  /// What the engine answered last, rounded, in the superview's bounds coordinates.
  var storedTarget = CGRect.zero

  var mask = UIView.AutoresizingMask()
  /// Frame and superview's size when the frame was last set.
  var capturedFrame = CGRect.zero
  var capturedParentSize = CGSize.zero

  var needsUpdateConstraints = true
  /// The number of the layout host that has to tell its engine about the view again, 0 for none.
  var dirtyItemHost: UInt32 = 0

  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)
  /// The last answer of `intrinsicContentSize`, nil when it has to be asked again.
  var intrinsicSize: CGSize?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semanticContent = UISemanticContentAttribute.unspecified
  /// A part of a view of this library that places it by itself: an item only where constraints
  /// mention it.
  var isDecoration = false

  /// For the root of a layout: its unrounded frame.
  var exactFrame: CGRect?

  /// What few views have.
  var rare: RareLayoutState?

  /// Whether frame and mask are turned into constraints.
  var translatesMask: Bool {
    get { distinctions.contains(.translatesMask) }
    set { distinctions.set(.translatesMask, newValue) }
  }
  /// Whether the view's inside is laid out by itself.
  var isSeparateRoot: Bool {
    get { distinctions.contains(.isSeparateRoot) }
    set { distinctions.set(.isSeparateRoot, newValue) }
  }
  /// What the engine answered last, nil when it did not.
  var targetFrame: CGRect? {
    get { distinctions.contains(.hasNoTarget) ? nil : storedTarget }
    set {
      distinctions.set(.hasNoTarget, newValue == nil)
      storedTarget = newValue ?? .zero
    }
  }
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// What the next pass has to do in a view or somewhere below.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  /// To call `layoutSubviews()`, or to ask the engine of a separate root.
  static let layout = PendingWork(rawValue: 1)
  /// To do that somewhere below. Comes with ``layout``.
  static let layoutBelow = PendingWork(rawValue: 4)
  /// To call `updateConstraints()`.
  static let constraints = PendingWork(rawValue: 2)

  /// What is pending in a superview then.
  var withBelow: PendingWork { contains(.layout) ? union(.layoutBelow) : self }
}

/// Margins as a program set them.
enum ViewMargins {
  /// Nobody set them.
  case standard
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}

/// What few views have, without effect on layout.
@MainActor final class ViewExtras {
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var isAccessibilityElement = false
  var gestureRecognizers: [UIGestureRecognizer]?
  var contentScaleFactor: CGFloat?
}

/// What a view shows, without effect on layout.
@MainActor struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
}
