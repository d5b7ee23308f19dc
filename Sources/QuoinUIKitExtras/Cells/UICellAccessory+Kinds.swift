// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UICellAccessory {
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden ?? false,
      options.reservedLayoutWidth ?? .actual,
      content: .text(text, options.font ?? .preferredFont(forTextStyle: .body)))
  }

  /// A view of the program.
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

  /// A view of the program at an end of a cell.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where the view is.
    public let placement: Placement
    /// Whether the view is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool?

    /// A view at a place.
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
