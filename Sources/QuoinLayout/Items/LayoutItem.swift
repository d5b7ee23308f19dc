// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Names an item of a ``LayoutEngine``. A removed one is never taken for a later one.
public struct ItemID: Hashable, Sendable {
  /// The slot of the item.
  package var index: Int32
  /// Which of the items that the slot held.
  package var generation: UInt32

  /// A name that no item has.
  package static var none: ItemID { ItemID(index: -1, generation: 0) }
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
  /// The area that scrolls in the owner, a scroll view: its origin is the owner's content origin,
  /// its size is free.
  case contentGuide
  /// The frame of the owner, a scroll view, as seen from its contents.
  case frameGuide
}

/// A rectangle that takes part in layout: a view or a guide, described by plain values.
///
/// Most items are plain views. What few have takes memory only where there is some.
public struct LayoutItem: Sendable {
  /// What few items have: one value, nil as long as all of it is as in a new item.
  private var details: [ItemDetails]?
  /// ``ItemID/none`` for a root.
  private(set) var parentID: ItemID
  /// Which rectangle the item is. Only views have insets, contents, baselines, margins and masks.
  public var kind: LayoutItemKind
  /// Leading and trailing of the constraints whose nearest common ancestor is this item.
  public var direction = LayoutDirection.leftToRight
  /// Whether the safe area adds to the margins.
  public var insetsMarginsFromSafeArea = true
  /// Whether margins are at least what keeps contents out of the parent's margins.
  public var preservesSuperviewMargins = false
  /// Whether edges in a constraint with a descendant mean the content area.
  public var isScrollView = false

  /// An item with nothing but a place in the tree.
  public init(_ kind: LayoutItemKind = .view, parent: ItemID? = nil) {
    self.kind = kind
    parentID = parent ?? .none
  }

  /// The superview of a view, the owner of a guide; nil for a root.
  public var parent: ItemID? {
    get { parentID == .none ? nil : parentID }
    set { parentID = newValue ?? .none }
  }
}

extension LayoutItem {
  /// For a root: the size of its frame, given from outside; nil when only constraints determine it.
  public var givenSize: LayoutSize? {
    get { details?[0].givenSize }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].givenSize = newValue
    }
  }

  /// The point of the item's own coordinates that lies at the upper left corner of its frame.
  ///
  /// Frames of children are measured in these coordinates. In a scroll view it is how far the
  /// content was moved: the content area keeps its origin at 0, and the frame, as seen from inside,
  /// begins here.
  public var boundsOrigin: LayoutPoint {
    get { details?[0].boundsOrigin ?? .zero }
    set {
      makeRoom(for: newValue, unlike: .zero)
      details?[0].boundsOrigin = newValue
    }
  }

  /// From frame to alignment rectangle.
  public var alignmentInsets: LayoutInsets {
    get { details?[0].alignmentInsets ?? .zero }
    set {
      makeRoom(for: newValue, unlike: .zero)
      details?[0].alignmentInsets = newValue
    }
  }

  /// The content's width, if it has one.
  public var contentWidth: ContentSize? {
    get { details?[0].contentWidth }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].contentWidth = newValue
    }
  }

  /// The content's height, if it has one.
  public var contentHeight: ContentSize? {
    get { details?[0].contentHeight }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].contentHeight = newValue
    }
  }

  /// From the top of the alignment rectangle to the first baseline; nil when the item has none (its
  /// top counts).
  public var firstBaseline: Double? {
    get { details?[0].firstBaseline }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].firstBaseline = newValue
    }
  }

  /// From the last baseline to the bottom of the alignment rectangle; nil when there is none (its
  /// bottom counts).
  public var lastBaseline: Double? {
    get { details?[0].lastBaseline }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].lastBaseline = newValue
    }
  }

  /// The margins as set, before safe area and inheritance.
  public var margins: LayoutInsets {
    get { details?[0].margins ?? ItemDetails.standardMargins }
    set {
      makeRoom(for: newValue, unlike: ItemDetails.standardMargins)
      details?[0].margins = newValue
    }
  }

  /// The safe area of a root, or of an item that sets its own; nil when it follows from the
  /// parent's.
  public var safeAreaInsets: LayoutInsets? {
    get { details?[0].safeAreaInsets }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].safeAreaInsets = newValue
    }
  }

  /// What is added to the safe area, given or not.
  public var additionalSafeAreaInsets: LayoutInsets {
    get { details?[0].additionalSafeAreaInsets ?? .zero }
    set {
      makeRoom(for: newValue, unlike: .zero)
      details?[0].additionalSafeAreaInsets = newValue
    }
  }

  /// Set when the item is laid out by its autoresizing mask.
  public var autoresizing: AutoresizingCapture? {
    get { details?[0].autoresizing }
    set {
      makeRoom(for: newValue, unlike: nil)
      details?[0].autoresizing = newValue
    }
  }

  /// Becomes a new item, in the memory that it has.
  package mutating func reset(_ kind: LayoutItemKind = .view, parent: ItemID? = nil) {
    become(LayoutItem(kind, parent: parent), keepsDetails: true)
  }

  /// Becomes another item, in the memory that it has.
  mutating func become(_ other: LayoutItem, keepsDetails: Bool = false) {
    guard details != nil, keepsDetails || other.hasDetails else {
      self = other
      return
    }
    details?[0] = other.details?[0] ?? ItemDetails()
    parentID = other.parentID
    kind = other.kind
    direction = other.direction
    insetsMarginsFromSafeArea = other.insetsMarginsFromSafeArea
    preservesSuperviewMargins = other.preservesSuperviewMargins
    isScrollView = other.isScrollView
  }

  /// Whether all is as in a new item that ``ItemDetails`` speak of.
  var hasDetails: Bool { details != nil }

  /// Gives back the memory of details that are as in a new item.
  mutating func dropPlainDetails() {
    if details?[0] == ItemDetails() { details = nil }
  }

  @inline(__always)
  private mutating func makeRoom<Value: Equatable>(for value: Value, unlike standard: Value) {
    if details == nil, value != standard { details = [ItemDetails()] }
  }
}
