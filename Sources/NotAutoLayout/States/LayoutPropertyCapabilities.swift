// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by MakerForms of the tests; to write it anew:
// QUOIN_UPDATE=1 swift test --filter GeneratedMakerTests
// swift-format-ignore-file

/// A property which takes the left.
public protocol LayoutPropertyCanStoreLeftType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeLeft(_ element: LayoutElement.Horizontal) -> WillSetLeftProperty
}

/// A property which takes the centre.
public protocol LayoutPropertyCanStoreCenterType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeCenter(_ element: LayoutElement.Horizontal) -> WillSetCenterProperty
}

/// A property which takes the right.
public protocol LayoutPropertyCanStoreRightType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeRight(_ element: LayoutElement.Horizontal) -> WillSetRightProperty
}

/// A property which takes the leading.
public protocol LayoutPropertyCanStoreLeadingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeLeading(_ element: LayoutElement.Horizontal) -> WillSetLeadingProperty
}

/// A property which takes the trailing.
public protocol LayoutPropertyCanStoreTrailingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTrailing(_ element: LayoutElement.Horizontal) -> WillSetTrailingProperty
}

/// A property which takes the line at a fraction of the width.
public protocol LayoutPropertyCanStoreHorizontalType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetHorizontalProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeHorizontal(at line: Line.Horizontal, _ element: LayoutElement.Horizontal) -> WillSetHorizontalProperty
}

/// A property which takes the top.
public protocol LayoutPropertyCanStoreTopType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTop(_ element: LayoutElement.Vertical) -> WillSetTopProperty
}

/// A property which takes the middle.
public protocol LayoutPropertyCanStoreMiddleType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddle(_ element: LayoutElement.Vertical) -> WillSetMiddleProperty
}

/// A property which takes the bottom.
public protocol LayoutPropertyCanStoreBottomType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottom(_ element: LayoutElement.Vertical) -> WillSetBottomProperty
}

/// A property which takes the line at a fraction of the height.
public protocol LayoutPropertyCanStoreVerticalType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetVerticalProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeVertical(at line: Line.Vertical, _ element: LayoutElement.Vertical) -> WillSetVerticalProperty
}

/// A property which takes the point at top and left.
public protocol LayoutPropertyCanStoreTopLeftType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopLeft(_ element: LayoutElement.Point) -> WillSetTopLeftProperty
}

/// A property which takes the point at top and center.
public protocol LayoutPropertyCanStoreTopCenterType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopCenter(_ element: LayoutElement.Point) -> WillSetTopCenterProperty
}

/// A property which takes the point at top and right.
public protocol LayoutPropertyCanStoreTopRightType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopRight(_ element: LayoutElement.Point) -> WillSetTopRightProperty
}

/// A property which takes the point at top and leading.
public protocol LayoutPropertyCanStoreTopLeadingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopLeading(_ element: LayoutElement.Point) -> WillSetTopLeadingProperty
}

/// A property which takes the point at top and trailing.
public protocol LayoutPropertyCanStoreTopTrailingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetTopTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopTrailing(_ element: LayoutElement.Point) -> WillSetTopTrailingProperty
}

/// A property which takes the point at middle and left.
public protocol LayoutPropertyCanStoreMiddleLeftType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleLeft(_ element: LayoutElement.Point) -> WillSetMiddleLeftProperty
}

/// A property which takes the point at middle and center.
public protocol LayoutPropertyCanStoreMiddleCenterType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleCenter(_ element: LayoutElement.Point) -> WillSetMiddleCenterProperty
}

/// A property which takes the point at middle and right.
public protocol LayoutPropertyCanStoreMiddleRightType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleRight(_ element: LayoutElement.Point) -> WillSetMiddleRightProperty
}

/// A property which takes the point at middle and leading.
public protocol LayoutPropertyCanStoreMiddleLeadingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleLeading(_ element: LayoutElement.Point) -> WillSetMiddleLeadingProperty
}

/// A property which takes the point at middle and trailing.
public protocol LayoutPropertyCanStoreMiddleTrailingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetMiddleTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleTrailing(_ element: LayoutElement.Point) -> WillSetMiddleTrailingProperty
}

/// A property which takes the point at bottom and left.
public protocol LayoutPropertyCanStoreBottomLeftType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomLeft(_ element: LayoutElement.Point) -> WillSetBottomLeftProperty
}

/// A property which takes the point at bottom and center.
public protocol LayoutPropertyCanStoreBottomCenterType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomCenter(_ element: LayoutElement.Point) -> WillSetBottomCenterProperty
}

/// A property which takes the point at bottom and right.
public protocol LayoutPropertyCanStoreBottomRightType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomRight(_ element: LayoutElement.Point) -> WillSetBottomRightProperty
}

/// A property which takes the point at bottom and leading.
public protocol LayoutPropertyCanStoreBottomLeadingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomLeading(_ element: LayoutElement.Point) -> WillSetBottomLeadingProperty
}

/// A property which takes the point at bottom and trailing.
public protocol LayoutPropertyCanStoreBottomTrailingType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetBottomTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomTrailing(_ element: LayoutElement.Point) -> WillSetBottomTrailingProperty
}

/// A property which takes the point at fractions of the width and the height.
public protocol LayoutPropertyCanStorePointType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetPointProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storePoint(at point: Point, _ element: LayoutElement.Point) -> WillSetPointProperty
}

/// A property which takes the width.
public protocol LayoutPropertyCanStoreWidthType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetWidthProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeWidth(_ element: LayoutElement.Length) -> WillSetWidthProperty
}

/// A property which takes the height.
public protocol LayoutPropertyCanStoreHeightType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetHeightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeHeight(_ element: LayoutElement.Length) -> WillSetHeightProperty
}

/// A property which takes the size.
public protocol LayoutPropertyCanStoreSizeType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetSizeProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeSize(_ element: LayoutElement.Size) -> WillSetSizeProperty
}

/// A property which takes the frame.
public protocol LayoutPropertyCanStoreFrameType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetFrameProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeFrame(_ element: LayoutElement.Rect) -> WillSetFrameProperty
}
