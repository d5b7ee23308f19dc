// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UICellAccessory {
  /// Returns an accessory that shows a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth ?? .actual,
      content: .text(text, options.font ?? .preferredFont(forTextStyle: .body)))
  }

  /// Returns an accessory that shows a view of the program.
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
      configuration.reservedLayoutWidth ?? .actual,
      content: .view(
        configuration.customView, keepsSize: configuration.maintainsFixedSize ?? false),
      position: position)
  }

  /// The configuration of an accessory that shows a view of the program.
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The end of the cell at which the view is placed, and when it is shown.
    public let placement: Placement
    /// Whether the view is hidden. A hidden view takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour; nil for the tint colour of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size instead of filling the reserved width.
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
