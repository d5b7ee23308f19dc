// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options; nil selects the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The ways in which a row expands: by a tap on the accessory or on the whole cell.
    public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }

    /// The part of the row that expands it.
    public var style: Style
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options; nil selects the default of the system.
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

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options; nil selects the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Creates options; nil selects the default of the system.
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

  /// The options of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Creates options; nil selects the default of the system.
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

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether a vertical line separates the reorder control from the content; not shown.
    public var showsVerticalSeparator: Bool?

    /// Creates options; nil selects the default of the system.
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

  /// The options of a selection circle.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour of the circle; not shown.
    public var backgroundColor: UIColor?

    /// Creates options; nil selects the default of the system.
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

  /// The options of a text accessory.
  public struct LabelOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The font; nil for the font of the body text style.
    public var font: UIFont?
    /// Whether the font follows the text size of the system.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options; nil selects the default of the system.
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

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options; nil selects the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
