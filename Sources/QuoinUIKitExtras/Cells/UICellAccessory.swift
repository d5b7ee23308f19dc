// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// A mark or a view at an end of a list cell. Its width counts; marks of the system are not shown.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width that an accessory has.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of its view.
    case actual
    /// The width of the system. Apple does not publish it: 24 points here.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Where an accessory is.
  public enum Placement {
    /// Returns the index of an accessory among those that are there.
    public typealias Position = ([UICellAccessory]) -> Int
    /// At the beginning of the cell.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the end of the cell.
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

  /// What the accessory is.
  public let accessoryType: AccessoryType
  let isTrailing: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  let position: Placement.Position?
  /// The program's view, or the label of a text.
  let content: Content
  let action: (@MainActor () -> Void)?

  enum Content {
    case mark
    case text(String, UIFont)
    case view(UIView, keepsSize: Bool)
  }

  init(
    _ type: AccessoryType, isTrailing: Bool = true, _ displayed: DisplayedState,
    isHidden: Bool, _ width: LayoutDimension?, content: Content = .mark,
    position: Placement.Position? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    accessoryType = type
    self.isTrailing = isTrailing
    self.displayed = displayed
    self.isHidden = isHidden
    reservedWidth = width ?? .standard
    self.content = content
    self.position = position
    self.action = action
  }
}
