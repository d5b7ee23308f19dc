// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Writing with a pencil in a view. There is no pencil here.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Decides about it.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the user writes: false.
  open var isHandlingWriting: Bool { false }
  /// Whether a pencil is expected: false.
  open class var isPencilInputExpected: Bool { false }
  /// An interaction of a delegate.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about writing with a pencil. Never asked here.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a point.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  /// Whether the view gets the focus later.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// The user is about to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// The user wrote.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// True.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// False.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
