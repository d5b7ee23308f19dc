// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What a program in another program was opened with. There is none here.
open class NSExtensionContext: NSObject {
  /// What was passed.
  open var inputItems: [Any] { [] }
  /// Ends the program with a result. Has no effect.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Ends the program with an error. Has no effect.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address, which fails here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// What was passed to a program in another program.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// Files and more.
  open var attachments: [NSItemProvider]?
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any]?
}

extension UIViewController {
  /// What the program in another program was opened with: nothing.
  public var extensionContext: NSExtensionContext? { nil }
  /// The scroll view that the bars at some edges look at. Stored.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    keep(scrollView, "contentScrollView")
  }
  /// The scroll view that the bars at an edge look at.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    kept(nil, "contentScrollView")
  }
  /// Adds a combination of keys. Stored: there is no keyboard here.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }
  /// Removes a combination of keys that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  private var addedKeyCommands: [UIKeyCommand] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Lets a hard touch show a controller. Has no effect: no screen feels how hard it is touched.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate: delegate, sourceView: sourceView)
  }
}

/// Where a hard touch shows a controller.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view that is touched.
  var sourceView: UIView { get }
  /// The part that stays sharp.
  var sourceRect: CGRect { get set }
  /// Makes the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Makes the controllers that a hard touch shows. Never asked here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Makes the controller of a place; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller in full.
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
