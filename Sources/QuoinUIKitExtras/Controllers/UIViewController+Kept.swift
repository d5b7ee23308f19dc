// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The context of a program extension in its host program. It never exists here.
open class NSExtensionContext: NSObject {
  /// The items that the host program passed.
  open var inputItems: [Any] { [] }
  /// Completes the request of the extension with items. Has no effect.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Cancels the request of the extension with an error. Has no effect.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL. Always fails here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An item that a host program passes to an extension.
open class NSExtensionItem: NSObject {
  /// The title of the item.
  open var attributedTitle: NSAttributedString?
  /// The text of the item.
  open var attributedContentText: NSAttributedString?
  /// The files and other attachments of the item.
  open var attachments: [NSItemProvider]?
  /// Additional information about the item.
  open var userInfo: [AnyHashable: Any]?
}

extension UIViewController {
  /// The context of the extension: always nil.
  public var extensionContext: NSExtensionContext? { nil }
  /// Sets the scroll view that the bars at some edges observe. Stored.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    keep(scrollView, "contentScrollView")
  }
  /// Returns the scroll view that the bar at an edge observes.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    kept(nil, "contentScrollView")
  }
  /// Registers a view whose forced touch previews a controller. Has no effect: there is no force
  /// sensor.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate: delegate, sourceView: sourceView)
  }
}

/// The context of a preview that a forced touch opens.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view that was registered for previews.
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp during the preview.
  var sourceRect: CGRect { get set }
  /// The delegate that creates the previewed controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// A delegate that creates the controllers for previews. Never called here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview at a location; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to show the previewed controller in full.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

@MainActor private final class Previewing: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}
