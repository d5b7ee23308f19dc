// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UICellAccessory {
  /// Returns a chevron for rows that lead to others.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a chevron for rows with children. There are no touches here.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth, tint: options.tintColor, action: actionHandler)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// Returns a button that deletes, at the beginning. There are no touches here.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, isTrailing: false, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth, tint: options.tintColor, action: actionHandler)
  }

  /// Returns a button that inserts, at the beginning. There are no touches here.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, isTrailing: false, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth, tint: options.tintColor, action: actionHandler)
  }

  /// Returns a handle for moving the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// Returns a circle for selecting several rows, at the beginning.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, isTrailing: false, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth ?? .actual, tint: options.tintColor,
      content: .text(text, options.font ?? .preferredFont(forTextStyle: .body)))
  }

  /// Returns a button with an i in a circle. There are no touches here.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth,
      tint: options.tintColor,
      action: actionHandler)
  }

  /// Returns a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let isTrailing: Bool
    let displayed: DisplayedState
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let at): (isTrailing, displayed, position) = (false, state, at)
    case .trailing(let state, let at): (isTrailing, displayed, position) = (true, state, at)
    }
    return UICellAccessory(
      .customView, isTrailing: isTrailing, displayed, isHidden: configuration.isHidden ?? false,
      configuration.reservedLayoutWidth ?? .actual, tint: configuration.tintColor,
      content: .view(
        configuration.customView, keepsSize: configuration.maintainsFixedSize ?? false),
      position: position)
  }

  /// A view of the program at an end of a cell.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The position of the view in the cell.
    public let placement: Placement
    /// Whether the view is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration with a view and its placement.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
