// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutItem {
  /// The size of the frame of a root, in points; nil when only constraints determine it.
  public var givenSize: LayoutSize? {
    get { extras.givenSize }
    set { extras.givenSize = newValue }
  }

  /// The point of the item's own coordinates at the upper left corner of its frame.
  ///
  /// Frames of children are measured in these coordinates. In a scroll view it is the scroll
  /// offset: the content area keeps its origin at 0, and the frame, as seen from inside, begins
  /// here.
  public var boundsOrigin: LayoutPoint {
    get { extras.boundsOrigin }
    set { extras.boundsOrigin = newValue }
  }

  /// The insets from the frame to the alignment rectangle, in points.
  public var alignmentInsets: LayoutInsets {
    get { extras.alignmentInsets }
    set { extras.alignmentInsets = newValue }
  }

  /// The width of the content; nil when the item has none.
  public var contentWidth: ContentSize? {
    get { extras.contentWidth }
    set { extras.contentWidth = newValue }
  }

  /// The height of the content; nil when the item has none.
  public var contentHeight: ContentSize? {
    get { extras.contentHeight }
    set { extras.contentHeight = newValue }
  }

  /// The distance from the top of the alignment rectangle to the first baseline, in points; nil
  /// when the item has no baseline, and its top counts.
  public var firstBaseline: Double? {
    get { extras.firstBaseline }
    set { extras.firstBaseline = newValue }
  }

  /// The distance from the last baseline to the bottom of the alignment rectangle, in points; nil
  /// when the item has no baseline, and its bottom counts.
  public var lastBaseline: Double? {
    get { extras.lastBaseline }
    set { extras.lastBaseline = newValue }
  }

  /// The margins as set, before safe area and inheritance, in points. The default is 8 on each
  /// edge.
  public var margins: LayoutInsets {
    get { extras.margins }
    set { extras.margins = newValue }
  }

  /// The safe area of a root, or of an item that sets its own, in points; nil when it follows from
  /// the parent's.
  public var safeAreaInsets: LayoutInsets? {
    get { extras.safeAreaInsets }
    set { extras.safeAreaInsets = newValue }
  }

  /// The insets that are added to the safe area, in points.
  public var additionalSafeAreaInsets: LayoutInsets {
    get { extras.additionalSafeAreaInsets }
    set { extras.additionalSafeAreaInsets = newValue }
  }

  /// Whether a scroll view adds its safe area at the left and right to the insets of its content.
  ///
  /// Whether the horizontal part of the safe area moves the content, and descendants do not have it
  /// a second time. Other items ignore the property.
  public var countsSafeAreaHorizontally: Bool {
    get { extras.horizontalSafeArea == .always }
    set { extras.horizontalSafeArea = newValue ? .always : .never }
  }

  /// Whether a scroll view adds its safe area at the top and bottom to the insets of its content.
  public var countsSafeAreaVertically: Bool {
    get { extras.verticalSafeArea == .always }
    set { extras.verticalSafeArea = newValue ? .always : .never }
  }

  /// The item's autoresizing mask and frame; nil when constraints lay the item out.
  public var autoresizing: AutoresizingCapture? {
    get { extras.autoresizing }
    set { extras.autoresizing = newValue }
  }
}
