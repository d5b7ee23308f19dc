// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that the focus of a remote control or a keyboard passes through. There is no focus
/// here: these members are never called.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The first targets of the focus, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of items that can become focused.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the group that the environment belongs to.
  var focusGroupIdentifier: String? { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can become focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can become focused.
  var canBecomeFocused: Bool { get }
  /// The frame of the object in its container.
  var frame: CGRect { get }
}

/// A container of objects that can become focused.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the objects.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the objects in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates headings from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// The heading upward.
  public static let up = UIFocusHeading(rawValue: 1)
  /// The heading downward.
  public static let down = UIFocusHeading(rawValue: 2)
  /// The heading to the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// The heading to the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// The heading to the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// The heading to the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// The heading to the first item.
  public static let first = UIFocusHeading(rawValue: 256)
  /// The heading to the last item.
  public static let last = UIFocusHeading(rawValue: 512)
}

/// A movement of the focus. No instance is created here; overridden methods name the type.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The previously focused item: nil.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that becomes focused.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The previously focused view: nil.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that becomes focused.
  open var nextFocusedView: UIView? { nil }
  /// The direction in which the focus moves.
  open var focusHeading: UIFocusHeading { [] }
  /// Creates a context without focus.
  public override init() { super.init() }
}

/// A coordinator that runs animations with the movement of the focus. None is created here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Creates a coordinator.
  public override init() { super.init() }
  /// Runs changes immediately, and then the completion.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// The focus system. No item is ever focused.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// The object that has the focus: nil.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns the system of an environment: nil.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Returns whether an environment is around another one.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let known = current {
      if known === environment { return true }
      current = known.parentFocusEnvironment
    }
    return false
  }
  /// Requests the focus. Has no effect.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Updates the focus if that was requested. Has no effect.
  open func updateFocusIfNeeded() {}
}
