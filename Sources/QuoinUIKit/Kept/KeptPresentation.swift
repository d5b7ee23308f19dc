// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Presentation.txt and run it again.
// swift-format-ignore-file

extension UIAdaptivePresentationControllerDelegate {
  /// The default of Apple's [UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:viewcontrollerforadaptivepresentationstyle:)).
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { nil }
  /// The default of Apple's [UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)).
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default of Apple's [UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerwilldismiss(_:)).
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default of Apple's [UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)).
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// The default of Apple's [UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:)).
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Without effect here: Apple's [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/prepareforpopoverpresentation(_:)).
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.popoverPresentationControllerShouldDismissPopover(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollershoulddismisspopover(_:)).
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.popoverPresentationControllerDidDismissPopover(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollerdiddismisspopover(_:)).
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/prepareforpopoverpresentation(_:)).
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.popoverPresentationControllerShouldDismissPopover(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollershoulddismisspopover(_:)).
  public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { false }
  /// Without effect here: Apple's [UIPopoverPresentationControllerDelegate.popoverPresentationControllerDidDismissPopover(_:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollerdiddismisspopover(_:)).
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// The default of Apple's [UIViewControllerAnimatedTransitioning.animationEnded(_:)](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/animationended(_:)).
  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerTransitioningDelegate {
  /// The default of Apple's [UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(forpresented:presenting:source:)).
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default of Apple's [UIViewControllerTransitioningDelegate.animationController(forDismissed:)](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(fordismissed:)).
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default of Apple's [UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:)](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerforpresentation(using:)).
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default of Apple's [UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerfordismissal(using:)).
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default of Apple's [UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)).
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}

