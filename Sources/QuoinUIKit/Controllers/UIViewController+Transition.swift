// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIViewController {
  /// The transition with which a controller is pushed or presented. Stored, not shown: changes are
  /// immediate.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// The options of a zoom transition. Stored, not used.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      /// Returns the rectangle of the source view during the zoom.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Whether a gesture may go back.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The colour over the content behind the controller.
      open var dimmingColor: UIColor?
      /// The visual effect on the content behind the controller.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Creates options without values.
      public override init() { super.init() }
    }

    /// Returns a transition in which a view grows into the controller.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// Returns a transition in which the controller enters from below.
    public class func coverVertical() -> Transition { Transition() }
    /// Returns a transition in which the screen turns round.
    public class func flipHorizontal() -> Transition { Transition() }
    /// Returns a transition in which the controller becomes visible.
    public class func crossDissolve() -> Transition { Transition() }
    /// Returns a transition in which a corner of the screen turns over.
    public class func partialCurl() -> Transition { Transition() }
  }
}

extension UIViewController.Transition {
  /// The controllers of a view that grows.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the view.
    open private(set) var sourceViewController: UIViewController
    /// The controller that the view becomes.
    open private(set) var zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The context of the source view's rectangle.
  @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
    /// The view that grows.
    open private(set) var sourceView: UIView
    /// The controller with the view.
    open private(set) var sourceViewController: UIViewController
    /// The controller that the view becomes.
    open private(set) var zoomedViewController: UIViewController

    init(view: UIView, source: UIViewController, zoomed: UIViewController) {
      sourceView = view
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
