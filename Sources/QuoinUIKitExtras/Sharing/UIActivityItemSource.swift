// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An object that provides an item to share when it is needed. Quoin never calls it.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder with the type of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of an e-mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

/// An operation that creates an item to share in the background. Quoin never calls it.
///
/// It is `@unchecked Sendable` as its superclass `Operation`; its stored property does not change.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// The placeholder with the type of the item.
  public let placeholderItem: Any?

  /// Creates a provider with a placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item to share: here the placeholder.
  open var item: Any { placeholderItem ?? "" }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// Returns the placeholder.
  @preconcurrency @MainActor public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// Returns the item to share.
  @preconcurrency @MainActor public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
