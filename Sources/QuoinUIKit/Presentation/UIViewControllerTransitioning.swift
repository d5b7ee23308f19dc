// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Presentations take no time here. The frames at their end are real; animators are stored and not
// asked.

/// What an animator knows of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is shown as an animation.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// How a controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the views are turned.
  var targetTransform: CGAffineTransform { get }
  /// How much is done.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user went on.
  func finishInteractiveTransition()
  /// The user went back.
  func cancelInteractiveTransition()
  /// The user stopped in between.
  func pauseInteractiveTransition()
  /// The transition is over.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a view is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a view is at last.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A key of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A key of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Shows a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Shows it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

/// Lets the user control a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins it.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// Gives what presents a controller and shows its transitions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What shows how a controller comes. Not asked here.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What shows how a controller goes. Not asked here.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the user control how a controller comes. Not asked here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets the user control how a controller goes. Not asked here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What places the view of a presented controller; asked for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// Lets a number control a transition. Stored; transitions take no time here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How much is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is done.
  open var completionSpeed: CGFloat = 1
  /// How the rest is done.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins with the user.
  open var wantsInteractiveStart = true
  /// How long the transition takes, in seconds.
  open var duration: CGFloat { 0 }

  /// A transition of which nothing is done.
  public override init() {
    super.init()
  }

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Says how much is done.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }
  /// The user went on.
  open func finish() { percentComplete = 1 }
  /// The user went back.
  open func cancel() { percentComplete = 0 }
  /// The user stopped in between.
  open func pause() {}
}
