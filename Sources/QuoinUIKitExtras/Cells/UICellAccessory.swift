// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// A symbol or a view at an end of a list cell. It takes width from the content.
public struct UICellAccessory {
  /// The states in which an accessory is displayed: always, while editing, or while not editing.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory's view.
    case actual
    /// The standard width of the system. Apple does not publish it: 24 points here.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end of the cell at which an accessory is placed.
  public enum Placement {
    /// Returns the index at which an accessory is inserted into the given accessories.
    public typealias Position = ([UICellAccessory]) -> Int
    /// The leading end of the cell.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// The trailing end of the cell.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// A kind of accessory.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case customView
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let isTrailing: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  let position: Placement.Position?
  /// The colour of the symbol, the text or the view; nil for the usual one.
  let tintColor: UIColor?
  /// The view of the program, or the label of a text accessory.
  let content: Content
  let action: (@MainActor () -> Void)?

  enum Content {
    case mark
    case text(String, UIFont)
    case view(UIView, keepsSize: Bool)
  }

  init(
    _ type: AccessoryType, isTrailing: Bool = true, _ displayed: DisplayedState,
    isHidden: Bool, _ width: LayoutDimension?, tint: UIColor? = nil, content: Content = .mark,
    position: Placement.Position? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    accessoryType = type
    self.isTrailing = isTrailing
    self.displayed = displayed
    self.isHidden = isHidden
    reservedWidth = width ?? .standard
    tintColor = tint
    self.content = content
    self.position = position
    self.action = action
  }
}
