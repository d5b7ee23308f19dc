// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Controllers.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension UINavigationControllerDelegate {
  /// The default of Apple's [UINavigationControllerDelegate.navigationController(_:willShow:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)).
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  /// The default of Apple's [UINavigationControllerDelegate.navigationController(_:didShow:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)).
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  /// The default of Apple's [UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)).
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// The default of Apple's [UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:animationcontrollerfor:from:to:)).
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default of Apple's [UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)).
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UITabBarControllerDelegate {
  /// The default of Apple's [UITabBarControllerDelegate.tabBarController(_:shouldSelect:)](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)).
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  /// The default of Apple's [UITabBarControllerDelegate.tabBarController(_:didSelect:)](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)).
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// The default of Apple's [UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:animationcontrollerfortransitionfrom:to:)).
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController.Transition.ZoomOptions {
  /// Without effect here: Apple's [UIViewController.Transition.ZoomOptions.InteractionContext](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext).
  @preconcurrency @MainActor open class InteractionContext: NSObject {
    /// Without effect here: Apple's [UIViewController.Transition.ZoomOptions.InteractionContext.location](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext/location).
    open var location: CGPoint { .zero }
    /// Without effect here: Apple's [UIViewController.Transition.ZoomOptions.InteractionContext.velocity](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext/velocity).
    open var velocity: CGVector { CGVector() }
    /// Without effect here: Apple's [UIViewController.Transition.ZoomOptions.InteractionContext.willBegin](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext/willbegin).
    open var willBegin: Bool { false }
  }
}

