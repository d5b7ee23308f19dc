// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A delegate that provides the items of a drag from a view. Quoin never calls it.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items that a drag begins with.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of a lifted item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

/// An interaction for drags from a view. No drag begins here.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate that provides the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether a drag can begin. Stored.
  open var isEnabled = false
  /// Whether other gestures can begin while an item is lifted. Stored.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that handles drops on a view. Quoin never calls it.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view can handle a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Returns a proposal for the drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the user drops items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when a drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the drag ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

/// An interaction for drops on a view. No drop happens here.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate that handles drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view. Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
