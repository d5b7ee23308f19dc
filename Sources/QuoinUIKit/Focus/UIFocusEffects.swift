// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The appearance of a focused view. Stored, not shown.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect.
  public override init() { super.init() }
  /// Returns the effect, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a focused view. Stored, not shown.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The rectangle of the ring; nil for that of the view.
  public final let shapeRect: CGRect?
  /// The radius of the corners.
  public final let cornerRadius: CGFloat
  /// The view that the line surrounds.
  open weak var containerView: UIView?
  /// The view that the line is above.
  open weak var referenceView: UIView?

  /// Creates a line around the view.
  public override init() {
    shapeRect = nil
    cornerRadius = 0
    super.init()
  }
  /// Creates a line around a rectangle.
  public init(rect: CGRect) {
    shapeRect = rect
    cornerRadius = 0
    super.init()
  }
  /// Creates a line around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shapeRect = rect
    self.cornerRadius = cornerRadius
    super.init()
  }
}

/// The priority of a group for the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Int
  /// Creates a priority from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Creates a priority from a number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
  /// The priority of a group that is never focused.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of a group that had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of a preferred group.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of a group that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
