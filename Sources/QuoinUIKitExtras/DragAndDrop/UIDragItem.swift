// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's content.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the program that represents the item.
  open var localObject: Any?
  /// Returns the preview of the item. Stored, not shown.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Requests a new preview of the dropped item. Has no effect.
  open func setNeedsDropPreviewUpdate() {}

  /// Creates an item with a provider of its content.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag and drop session. There are none here.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether the items can load objects of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Returns whether an item conforms to one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A session of a drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the program attaches to the drag.
  var localContext: Any? { get set }
}

/// A session of a drop.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag if it began in this program, otherwise nil.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator while objects are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads objects of a class from the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The styles of the progress indicator of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// A proposal for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation of the drop.
  open private(set) var operation: UIDropOperation
  /// Whether the drop needs a precise location. Stored.
  open var isPrecise = false
  /// Whether the preview is shown in full size. Stored.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An animator of a drag. No animation is shown here.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
