// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that the focus of a remote control or a keyboard goes through. There is no focus here:
/// nothing asks these members.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What has the items of the environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The name of the group that the environment belongs to.
  var focusGroupIdentifier: String? { get }
  /// Asks for a new focus.
  func setNeedsFocusUpdate()
  /// Moves the focus now if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can have the focus.
  var canBecomeFocused: Bool { get }
  /// Where the object is, in its container.
  var frame: CGRect { get }
}

/// What has objects that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the objects.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The objects in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Where the focus may move.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Headings of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To what follows.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To what is before.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first.
  public static let first = UIFocusHeading(rawValue: 256)
  /// To the last.
  public static let last = UIFocusHeading(rawValue: 512)
}

/// How the focus moves. Nothing makes one here; overridden methods name the type.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What has the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that has the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// Where the focus moves.
  open var focusHeading: UIFocusHeading { [] }
  /// A context without focus.
  public override init() { super.init() }
}

/// Runs animations with the movement of the focus. Nothing makes one here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// A coordinator.
  public override init() { super.init() }
  /// Runs changes at once, and then the completion.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// What is known of the focus: nothing has it.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// The object that has the focus: none.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The system of an environment: none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Whether an environment is around another one.
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
  /// Asks for the focus. Has no effect.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Moves the focus now if that was asked for. Has no effect.
  open func updateFocusIfNeeded() {}
}
