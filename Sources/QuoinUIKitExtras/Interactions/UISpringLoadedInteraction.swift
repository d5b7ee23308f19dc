// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Opens something while what is dragged rests on it. Nothing is dragged here.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// An interaction that calls a closure.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// How far it is.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// What rests on a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that would open.
  var targetView: UIView? { get set }
  /// The part of it that would open.
  var targetItem: Any? { get set }
  /// Where what is dragged is.
  func location(in view: UIView?) -> CGPoint
}

/// A control that opens while what is dragged rests on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the control does that.
  var isSpringLoaded: Bool { get set }
}
