// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Transitions are immediate here. Their final frames are correct; animators are stored and not
// called.

/// The properties of a transition that an animator uses.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is shown as an animation.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style in which a controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the views.
  var targetTransform: CGAffineTransform { get }
  /// Updates the completed part.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Completes a transition that the user continued.
  func finishInteractiveTransition()
  /// Reverts a transition that the user cancelled.
  func cancelInteractiveTransition()
  /// Pauses a transition that the user interrupted.
  func pauseInteractiveTransition()
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw string value.
  public var rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The controller that disappears.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that appears.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw string value.
  public var rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The view that disappears.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that appears.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// An object that animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the animation ended.
  func animationEnded(_ transitionCompleted: Bool)
}

/// An object with which the user controls a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// A delegate that provides the objects that present a controller and animate its transitions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the object that animates the appearance of a controller. Quoin never calls it.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that animates the disappearance of a controller. Quoin never calls it.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object with which the user controls the appearance of a controller. Quoin never
  /// calls it.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object with which the user controls the disappearance of a controller. Quoin never
  /// calls it.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation that places the view of a presented controller; called for the style
  /// `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// An interactive transition that is controlled by a percentage. Stored; transitions are immediate
/// here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The completed part, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining part of the transition.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remaining part.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins with the user.
  open var wantsInteractiveStart = true
  /// The duration of the transition, in seconds.
  open var duration: CGFloat { 0 }

  /// Creates a transition of which nothing is done.
  public override init() {
    super.init()
  }

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Sets the completed part.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }
  /// Completes the transition.
  open func finish() { percentComplete = 1 }
  /// Cancels the transition.
  open func cancel() { percentComplete = 0 }
  /// Pauses the transition.
  open func pause() {}
}
