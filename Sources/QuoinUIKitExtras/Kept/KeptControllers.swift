// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Controllers.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIDataSourceModelAssociation](https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation).
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  /// Without effect here: Apple's [UIDataSourceModelAssociation.modelIdentifierForElement(at:in:)](https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation/modelidentifierforelement(at:in:)).
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Without effect here: Apple's [UIDataSourceModelAssociation.indexPathForElement(withModelIdentifier:in:)](https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation/indexpathforelement(withmodelidentifier:in:)).
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UISplitViewController {
  /// Without effect here: Apple's [UISplitViewController.BackgroundStyle](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle).
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }
}

extension UISplitViewController {
  /// Without effect here: Apple's [UISplitViewController.DisplayModeButtonVisibility](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility).
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}

/// Without effect here: Apple's [UIStateRestoring](https://developer.apple.com/documentation/uikit/uistaterestoring).
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// Without effect here: Apple's [UIStateRestoring.encodeRestorableState(with:)](https://developer.apple.com/documentation/uikit/uistaterestoring/encoderestorablestate(with:)).
  func encodeRestorableState(with coder: NSCoder)
  /// Without effect here: Apple's [UIStateRestoring.decodeRestorableState(with:)](https://developer.apple.com/documentation/uikit/uistaterestoring/decoderestorablestate(with:)).
  func decodeRestorableState(with coder: NSCoder)
  /// Without effect here: Apple's [UIStateRestoring.applicationFinishedRestoringState](https://developer.apple.com/documentation/uikit/uistaterestoring/applicationfinishedrestoringstate()).
  func applicationFinishedRestoringState()
}

/// Without effect here: Apple's [UIViewControllerRestoration](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration).
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Without effect here: Apple's [UIViewControllerRestoration.viewController(withRestorationIdentifierPath:coder:)](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration/viewcontroller(withrestorationidentifierpath:coder:)).
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

extension UIViewController {
  /// Without effect here: Apple's [UIViewController.attemptRotationToDeviceOrientation](https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()).
  public class func attemptRotationToDeviceOrientation() {}
  /// Without effect here: Apple's [UIViewController.unregisterForPreviewing(withContext:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/unregisterforpreviewing(withcontext:)).
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// Without effect here: Apple's [UIViewController.restorationClass](https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass).
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIPageViewControllerDataSource {
  /// The default of Apple's [UIPageViewControllerDataSource.presentationCount(for:)](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/presentationcount(for:)).
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default of Apple's [UIPageViewControllerDataSource.presentationIndex(for:)](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource/presentationindex(for:)).
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension UIPageViewControllerDelegate {
  /// The default of Apple's [UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:)](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)).
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  /// The default of Apple's [UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)).
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
}

extension UISplitViewControllerDelegate {
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:willChangeTo:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)).
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:show:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:show:sender:)).
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:showdetail:sender:)).
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { false }
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)).
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { false }
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerdidcollapse(_:)).
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewControllerDidExpand(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerdidexpand(_:)).
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:willShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willshow:)).
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// The default of Apple's [UISplitViewControllerDelegate.splitViewController(_:willHide:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)).
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}

/// Without effect here: Apple's [UIPreviewActionItem](https://developer.apple.com/documentation/uikit/uipreviewactionitem).
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// Without effect here: Apple's [UIPreviewActionItem.title](https://developer.apple.com/documentation/uikit/uipreviewactionitem/title).
  var title: String { get }
}

extension UIPreviewAction {
  /// Without effect here: Apple's [UIPreviewAction.Style](https://developer.apple.com/documentation/uikit/uipreviewaction/style).
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }
}

/// Without effect here: Apple's [UIPreviewAction](https://developer.apple.com/documentation/uikit/uipreviewaction).
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// Without effect here: Apple's [UIPreviewAction.init(title:style:handler:)](https://developer.apple.com/documentation/uikit/uipreviewaction/init(title:style:handler:)).
  public convenience init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) { self.init(); self.title = title }
  /// Without effect here: Apple's [UIPreviewAction.title](https://developer.apple.com/documentation/uikit/uipreviewaction/title).
  open private(set) var title: String = ""
}

/// Without effect here: Apple's [UIPreviewActionGroup](https://developer.apple.com/documentation/uikit/uipreviewactiongroup).
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// Without effect here: Apple's [UIPreviewActionGroup.init(title:style:actions:)](https://developer.apple.com/documentation/uikit/uipreviewactiongroup/init(title:style:actions:)).
  public convenience init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) { self.init(); self.title = title }
  /// Without effect here: Apple's [UIPreviewActionGroup.title](https://developer.apple.com/documentation/uikit/uipreviewactiongroup/title).
  open private(set) var title: String = ""
}

extension UIViewController {
  /// Without effect here: Apple's [UIViewController.previewActionItems](https://developer.apple.com/documentation/uikit/uiviewcontroller/previewactionitems).
  public var previewActionItems: [any UIPreviewActionItem] { [] }
}

