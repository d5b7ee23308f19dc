// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The object.
  open private(set) var itemProvider: NSItemProvider
  /// What the program knows of it.
  open var localObject: Any?
  /// Makes the picture of what is dragged. Stored, not shown.
  open var previewProvider: (() -> UIDragPreview?)?
  /// The picture of what is dragged is made again. Has no effect.
  open func setNeedsDropPreviewUpdate() {}

  /// An object that is dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is dragged or dropped. Nothing is here.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the touch is.
  func location(in view: UIView) -> CGPoint
  /// Whether there is an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Whether there is something of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// What is dragged.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the program keeps with the drag.
  var localContext: Any? { get set }
}

/// What is dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the program.
  var localDragSession: (any UIDragSession)? { get }
  /// What is shown while objects are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How much is loaded.
  var progress: Progress { get }
  /// Loads the objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What is shown while dropped objects are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none = 0
  case `default` = 1
}

/// What a drop does.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it does.
  open private(set) var operation: UIDropOperation
  /// Whether the place is exact. Stored.
  open var isPrecise = false
  /// Whether the picture of what is dragged has its full size. Stored.
  open var prefersFullSizePreview = false

  /// A drop that does something.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animations of a drag. None are shown here.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
