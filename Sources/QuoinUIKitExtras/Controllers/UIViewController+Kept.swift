// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

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

/// A delegate that creates the controllers for previews. Quoin never calls it.
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
