// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UICellAccessory {
  /// Options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// How the row takes part in expanding.
    public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }

    /// How the row takes part in expanding.
    public var style: Style
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Options of a button that deletes.
  public struct DeleteOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of a button that inserts.
  public struct InsertOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of a handle for moving.
  public struct ReorderOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?
    /// Whether a line is before the handle; not shown.
    public var showsVerticalSeparator: Bool?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Options of a circle for selecting.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options of a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?
    /// The font; nil is that of the body style.
    public var font: UIFont?
    /// Whether the font follows the text size of the system.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// Options of a button for details.
  public struct DetailOptions {
    /// Whether the accessory is hidden, with its space.
    public var isHidden: Bool?
    /// The width of the space.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is that of the cell; not shown.
    public var tintColor: UIColor?

    /// Options; nil is the system's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
