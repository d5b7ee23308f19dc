// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Offers to open a file elsewhere. Nothing can be opened here.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the file.
  open var uti: String?
  /// The name of the file.
  open var name: String?
  /// What belongs to the file.
  open var annotation: Any?
  /// Says where previews are shown.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// An offer for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Pictures of the file: none.
  open var icons: [UIImage] { [] }
  /// Shows the file: it cannot.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers other programs: there are none.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers other programs: there are none.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Offers what can be done with the file: nothing can.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers what can be done with the file: nothing can.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Ends the preview. Has no effect.
  open func dismissPreview(animated: Bool) {}
  /// Ends the offer. Has no effect.
  open func dismissMenu(animated: Bool) {}
}

/// Says where files are shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that a preview is presented by.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view that a preview comes from.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// The rectangle that a preview comes from.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// A preview ended.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new one.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// None.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Empty.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
