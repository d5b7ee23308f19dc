// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A text that a pointer shows when it rests. There is no pointer here.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Makes the text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the text is shown. Stored.
  open var isEnabled = true
  /// The text where the delegate has none.
  open var defaultToolTip: String?
  /// No text.
  public override init() { super.init() }
  /// A text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The text that a pointer shows at a place.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  open private(set) var toolTip: String
  /// The place, in the view of the interaction; null for the whole view.
  open private(set) var sourceRect: CGRect

  /// A text for the whole view.
  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, in: .null)
  }
  /// A text for a rectangle.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}

/// Makes the text that a pointer shows. Never asked here.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text at a point; nil for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// None.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}
