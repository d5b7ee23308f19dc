// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The gestures of a text: selecting, moving the caret. There are none here.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// What can be done with a text.
  public enum Mode: Int, Hashable, Sendable {
    case editable = 0
    case nonEditable = 1
  }

  /// Decides about it. Never asked here.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The view with the text.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// What can be done with the text.
  open private(set) var textInteractionMode: Mode
  /// The recognizers of the gestures: none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// The gestures of a kind.
  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about the gestures of a text. Never asked here.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin at a point.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A gesture is about to begin.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A gesture ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
