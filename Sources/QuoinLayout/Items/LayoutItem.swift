// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Names an item of a ``LayoutEngine``. A removed one is never taken for a later one.
public struct ItemID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32
}

/// What an item is, and with it which rectangle its attributes speak of.
public enum LayoutItemKind: Hashable, Sendable {
  /// A view.
  case view
  /// A rectangle without a view, laid out by constraints in its owner, the parent.
  case guide
  /// The owner's layout margins: the owner inset by its effective margins.
  case marginsGuide
  /// The owner's safe area: the owner inset by its safe area insets.
  case safeAreaGuide
  /// The area that scrolls in the owner, a scroll view: its origin is the owner's content origin, its size is free.
  case contentGuide
  /// The frame of the owner, a scroll view, as seen from its contents.
  case frameGuide
}

/// A size that comes from the content of an item, on one axis.
public struct ContentSize: Hashable, Sendable {
  /// The size in points, of the alignment rectangle.
  public var size: Double
  /// How strongly the item refuses to become larger. Default 250.
  public var hugging: Double
  /// How strongly the item refuses to become smaller. Default 750.
  public var compressionResistance: Double

  public init(_ size: Double, hugging: Double = 250, compressionResistance: Double = 750) {
    self.size = size
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// How the frame of an item follows its parent without constraints of its own (springs and struts).
public struct AutoresizingCapture: Hashable, Sendable {
  /// The parts that may change their length. Raw values are those of `UIView.AutoresizingMask`.
  public struct Mask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Mask(rawValue: 1)
    public static let flexibleWidth = Mask(rawValue: 2)
    public static let flexibleRightMargin = Mask(rawValue: 4)
    public static let flexibleTopMargin = Mask(rawValue: 8)
    public static let flexibleHeight = Mask(rawValue: 16)
    public static let flexibleBottomMargin = Mask(rawValue: 32)
  }

  public var mask: Mask
  /// The frame, in the parent's coordinates.
  public var frame: LayoutRect
  /// The size that the parent had when the frame was set.
  public var parentSize: LayoutSize

  public init(mask: Mask, frame: LayoutRect, parentSize: LayoutSize) {
    self.mask = mask
    self.frame = frame
    self.parentSize = parentSize
  }
}

/// A rectangle that takes part in layout: a view or a guide, described by plain values.
public struct LayoutItem: Sendable {
  public var kind: LayoutItemKind
  /// The superview of a view, the owner of a guide; nil for a root.
  public var parent: ItemID?

  /// For a root: the size of its frame, given from outside; nil when only constraints determine it.
  public var givenSize: LayoutSize?
  /// From frame to alignment rectangle.
  public var alignmentInsets: LayoutInsets = .zero
  /// The content's width, if it has one.
  public var contentWidth: ContentSize?
  /// The content's height, if it has one.
  public var contentHeight: ContentSize?
  /// From the top of the alignment rectangle to the first baseline; nil when the item has none (its top counts).
  public var firstBaseline: Double?
  /// From the last baseline to the bottom of the alignment rectangle; nil when there is none (its bottom counts).
  public var lastBaseline: Double?
  /// The margins as set, before safe area and inheritance.
  public var margins = LayoutInsets(all: 8)
  public var insetsMarginsFromSafeArea = true
  public var preservesSuperviewMargins = false
  /// The safe area of a root, or of an item that sets its own; nil when it follows from the parent's.
  public var safeAreaInsets: LayoutInsets?
  /// Leading and trailing of the constraints whose nearest common ancestor is this item.
  public var direction = LayoutDirection.leftToRight
  /// Set when the item is laid out by its autoresizing mask.
  public var autoresizing: AutoresizingCapture?
  /// Whether edges in a constraint with a descendant mean the content area.
  public var isScrollView = false

  public init(_ kind: LayoutItemKind = .view, parent: ItemID? = nil) {
    self.kind = kind
    self.parent = parent
  }
}
