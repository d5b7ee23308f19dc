// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

// Interactions that views have of their own. None is made here.

extension UITableView {
  /// The interaction of the menus of rows: none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView {
  /// The interaction of the menus of items: none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIControl {
  /// The interaction of the menu of the control: none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UITextView {
  /// Dragging text: none.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Dropping text: none.
  public var textDropInteraction: UIDropInteraction? { nil }
}

extension UIButton {
  /// Makes the look of a pointer above the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Makes the look of a pointer above the button. Stored, never asked.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(as: PointerStyleProvider.self, .pointerStyle) }
    set { keep(newValue, .pointerStyle) }
  }
}

extension UIView {
  /// The smallest text size of the view. Stored, without effect.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(as: UIContentSizeCategory.self, .minimumTextSize) }
    set { keep(newValue, .minimumTextSize) }
  }
  /// The largest text size of the view. Stored, without effect.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(as: UIContentSizeCategory.self, .maximumTextSize) }
    set { keep(newValue, .maximumTextSize) }
  }
}

extension UIApplication {
  /// A kind of program in the program.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A kind of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Keyboards of other programs.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

extension NSAttributedString {
  /// A look of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A look of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// As printed with lead.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
