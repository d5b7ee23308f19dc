// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// What a view keeps for layout besides its place and its tree.
///
/// There are many views: what few have stands apart, and the rest in the order that leaves no gaps.
struct ViewLayoutState {
  /// What the engine answered last, rounded, in the superview's bounds coordinates.
  var storedTarget = CGRect.zero
  /// Of a view that has a frame of its own, where frame and superview's size are not zero.
  private var capture: AutoresizingCaptureBox?
  /// Of a view with content, or with other priorities than the usual ones.
  private var content: ViewContent?
  /// What few views have.
  var rare: RareLayoutState?
  /// The number of the layout host that has to tell its engine about the view again, 0 for none.
  var dirtyItemHost: UInt32 = 0
  /// What sets the view apart from one that only has to take the frame that the engine found.
  var distinctions: ViewDistinctions = [.translatesMask, .hasNoTarget, .isUnknownClass]
  var rules: ViewRules = [.insetsMarginsFromSafeArea]
  var needsLayout = true
  /// Whether the engine's frames are being written, so that setters do not count as the program's.
  var isApplying = false
  var needsUpdateConstraints = true
  var semanticContent = UISemanticContentAttribute.unspecified
  private var storedMask: UInt8 = 0

  var mask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(storedMask)) }
    set { storedMask = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Frame and superview's size when the frame was last set.
  var captured: CapturedPlace {
    get { capture?.place ?? .none }
    set {
      if newValue == .none {
        capture = nil
      } else if let capture {
        capture.place = newValue
      } else {
        capture = AutoresizingCaptureBox(newValue)
      }
    }
  }

  /// The last answer of `intrinsicContentSize`, nil when it has to be asked again.
  var intrinsicSize: CGSize? {
    get { rules.contains(.hasNoContent) ? .withoutContent : content?.size }
    set {
      let isNone = newValue == .withoutContent
      rules.set(.hasNoContent, isNone)
      let size = isNone ? nil : newValue
      if size != nil || content != nil { changeContent { $0.size = size } }
    }
  }

  var hugging: AxisPriorities {
    get { content?.hugging ?? .usualHugging }
    set { changeContent { $0.hugging = newValue } }
  }

  var resistance: AxisPriorities {
    get { content?.resistance ?? .usualResistance }
    set { changeContent { $0.resistance = newValue } }
  }

  private mutating func changeContent(_ change: (ViewContent) -> Void) {
    let known = content ?? ViewContent()
    content = known
    change(known)
  }

  var preservesSuperviewMargins: Bool {
    get { rules.contains(.preservesSuperviewMargins) }
    set { rules.set(.preservesSuperviewMargins, newValue) }
  }
  var insetsMarginsFromSafeArea: Bool {
    get { rules.contains(.insetsMarginsFromSafeArea) }
    set { rules.set(.insetsMarginsFromSafeArea, newValue) }
  }
  /// A part of a view of this library that places it by itself: an item only where constraints
  /// mention it.
  var isDecoration: Bool { rules.contains(.isDecoration) }

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

/// How a view is to be laid out, a bit each.
struct ViewRules: OptionSet {
  let rawValue: UInt8

  static let preservesSuperviewMargins = ViewRules(rawValue: 1)
  static let insetsMarginsFromSafeArea = ViewRules(rawValue: 2)
  static let isDecoration = ViewRules(rawValue: 4)
  /// `intrinsicContentSize` was asked for, and there is none.
  static let hasNoContent = ViewRules(rawValue: 8)

  mutating func set(_ rule: ViewRules, _ isSet: Bool) {
    if isSet { insert(rule) } else { remove(rule) }
  }
}

/// Where a view was in its superview when its frame was last set.
struct CapturedPlace: Equatable {
  static let none = CapturedPlace(frame: .zero, parentSize: .zero)

  var frame: CGRect
  var parentSize: CGSize
}

private final class AutoresizingCaptureBox {
  @exclusivity(unchecked) var place: CapturedPlace

  init(_ place: CapturedPlace) {
    self.place = place
  }
}

/// What a view says of its content.
private final class ViewContent {
  @exclusivity(unchecked) var size: CGSize?
  @exclusivity(unchecked) var hugging = AxisPriorities.usualHugging
  @exclusivity(unchecked) var resistance = AxisPriorities.usualResistance
}

extension CGSize {
  /// Of a view without content.
  fileprivate static let withoutContent = CGSize(width: -1, height: -1)
}

/// A priority for each axis.
struct AxisPriorities {
  static let usualHugging = AxisPriorities(.defaultLow)
  static let usualResistance = AxisPriorities(.defaultHigh)

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
  var tag = 0
  var alpha: CGFloat = 1
  var tintColor: UIColor?
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
