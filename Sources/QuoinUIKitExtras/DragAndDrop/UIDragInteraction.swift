// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Says what is dragged from a view. Never asked here.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What a drag begins with.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// How something is raised.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

/// Lets things be dragged from a view. None are here.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether something can be dragged. Stored.
  open var isEnabled = false
  /// Whether other gestures begin during the touch. Stored.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// An interaction that asks a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what can be dropped on a view. Never asked here.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether something can be dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// What a drop would do.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Something was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Something is dragged into the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Something is dragged out of the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The drag ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

/// Lets things be dropped on a view. None are here.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what can be dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
