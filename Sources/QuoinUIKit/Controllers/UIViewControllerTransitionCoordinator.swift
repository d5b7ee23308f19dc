// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The properties of a change of size or of controllers while it is in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is shown as an animation.
  var isAnimated: Bool { get }
  /// Whether the user controlled the change at first.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the user controls the change now.
  var isInteractive: Bool { get }
  /// Whether the change was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed part of the change, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity of the interaction when the user ended it.
  var completionVelocity: CGFloat { get }
  /// The curve with which the change ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the change.
  var containerView: UIView { get }
  /// The rotation of the view by the change.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller before or after the change; nil where it is not known.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view before or after the change; nil where it is not known.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations beside a change of size or of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations beside the change and a closure after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a closure when an interactive transition continues without touches. None is interactive
  /// here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Adds an animation beside the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of an immediate transition: added closures run directly after it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Work] = []
  private var completions: [Work] = []
  let containerView: UIView

  init(container: UIView?) {
    containerView = container ?? UIView()
    super.init()
  }

  let isAnimated = false
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 1
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for work in animations + completions { work(self) }
    animations = []
    completions = []
  }
}
