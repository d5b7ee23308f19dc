// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Something that moves by the laws of physics: a view, or attributes of a layout.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The rectangle of its own, in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves items by behaviours. Nothing moves here: behaviours are stored.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates hold.
  open private(set) var referenceView: UIView?
  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Receives pauses. There are none.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// An animator of the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Whether something moves: nothing does.
  open var isRunning: Bool { false }
  /// How long it moved, in seconds.
  open var elapsedTime: TimeInterval { 0 }
  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.willMove(to: self)
  }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
  }
  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.willMove(to: nil) }
    behaviors = []
  }
  /// Takes the place that a program gave an item. Has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Receives pauses of an animator. There are none here.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to go on.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// The animator paused.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// What moves items, alone or together with others. Stored, without effect.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours in it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each step. Stored: no steps are made.
  open var action: (() -> Void)?
  /// The animator that has the behaviour.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behaviour.
  public override init() { super.init() }
  /// Adds a behaviour in it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour in it.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Stores the animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    self.dynamicAnimator = dynamicAnimator
  }
}
