// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

/// A property that accepts the left edge.
public protocol LayoutPropertyCanStoreLeftType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeLeft(_ element: LayoutElement.Horizontal) -> WillSetLeftProperty
}

/// A property that accepts the centre.
public protocol LayoutPropertyCanStoreCenterType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeCenter(_ element: LayoutElement.Horizontal) -> WillSetCenterProperty
}

/// A property that accepts the right edge.
public protocol LayoutPropertyCanStoreRightType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeRight(_ element: LayoutElement.Horizontal) -> WillSetRightProperty
}

/// A property that accepts the leading edge.
public protocol LayoutPropertyCanStoreLeadingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeLeading(_ element: LayoutElement.Horizontal) -> WillSetLeadingProperty
}

/// A property that accepts the trailing edge.
public protocol LayoutPropertyCanStoreTrailingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTrailing(_ element: LayoutElement.Horizontal) -> WillSetTrailingProperty
}

/// A property that accepts the line at a fraction of the width.
public protocol LayoutPropertyCanStoreHorizontalType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetHorizontalProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeHorizontal(at line: Line.Horizontal, _ element: LayoutElement.Horizontal) -> WillSetHorizontalProperty
}

/// A property that accepts the top edge.
public protocol LayoutPropertyCanStoreTopType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTop(_ element: LayoutElement.Vertical) -> WillSetTopProperty
}

/// A property that accepts the middle.
public protocol LayoutPropertyCanStoreMiddleType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddle(_ element: LayoutElement.Vertical) -> WillSetMiddleProperty
}

/// A property that accepts the bottom edge.
public protocol LayoutPropertyCanStoreBottomType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottom(_ element: LayoutElement.Vertical) -> WillSetBottomProperty
}

/// A property that accepts the line at a fraction of the height.
public protocol LayoutPropertyCanStoreVerticalType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetVerticalProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeVertical(at line: Line.Vertical, _ element: LayoutElement.Vertical) -> WillSetVerticalProperty
}

/// A property that accepts the top left point.
public protocol LayoutPropertyCanStoreTopLeftType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopLeft(_ element: LayoutElement.Point) -> WillSetTopLeftProperty
}

/// A property that accepts the top center point.
public protocol LayoutPropertyCanStoreTopCenterType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopCenter(_ element: LayoutElement.Point) -> WillSetTopCenterProperty
}

/// A property that accepts the top right point.
public protocol LayoutPropertyCanStoreTopRightType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopRight(_ element: LayoutElement.Point) -> WillSetTopRightProperty
}

/// A property that accepts the top leading point.
public protocol LayoutPropertyCanStoreTopLeadingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopLeading(_ element: LayoutElement.Point) -> WillSetTopLeadingProperty
}

/// A property that accepts the top trailing point.
public protocol LayoutPropertyCanStoreTopTrailingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetTopTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeTopTrailing(_ element: LayoutElement.Point) -> WillSetTopTrailingProperty
}

/// A property that accepts the middle left point.
public protocol LayoutPropertyCanStoreMiddleLeftType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleLeft(_ element: LayoutElement.Point) -> WillSetMiddleLeftProperty
}

/// A property that accepts the middle center point.
public protocol LayoutPropertyCanStoreMiddleCenterType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleCenter(_ element: LayoutElement.Point) -> WillSetMiddleCenterProperty
}

/// A property that accepts the middle right point.
public protocol LayoutPropertyCanStoreMiddleRightType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleRight(_ element: LayoutElement.Point) -> WillSetMiddleRightProperty
}

/// A property that accepts the middle leading point.
public protocol LayoutPropertyCanStoreMiddleLeadingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleLeading(_ element: LayoutElement.Point) -> WillSetMiddleLeadingProperty
}

/// A property that accepts the middle trailing point.
public protocol LayoutPropertyCanStoreMiddleTrailingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetMiddleTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeMiddleTrailing(_ element: LayoutElement.Point) -> WillSetMiddleTrailingProperty
}

/// A property that accepts the bottom left point.
public protocol LayoutPropertyCanStoreBottomLeftType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomLeftProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomLeft(_ element: LayoutElement.Point) -> WillSetBottomLeftProperty
}

/// A property that accepts the bottom center point.
public protocol LayoutPropertyCanStoreBottomCenterType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomCenterProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomCenter(_ element: LayoutElement.Point) -> WillSetBottomCenterProperty
}

/// A property that accepts the bottom right point.
public protocol LayoutPropertyCanStoreBottomRightType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomRightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomRight(_ element: LayoutElement.Point) -> WillSetBottomRightProperty
}

/// A property that accepts the bottom leading point.
public protocol LayoutPropertyCanStoreBottomLeadingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomLeadingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomLeading(_ element: LayoutElement.Point) -> WillSetBottomLeadingProperty
}

/// A property that accepts the bottom trailing point.
public protocol LayoutPropertyCanStoreBottomTrailingType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetBottomTrailingProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeBottomTrailing(_ element: LayoutElement.Point) -> WillSetBottomTrailingProperty
}

/// A property that accepts the point at fractions of the width and the height.
public protocol LayoutPropertyCanStorePointType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetPointProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storePoint(at point: Point, _ element: LayoutElement.Point) -> WillSetPointProperty
}

/// A property that accepts the width.
public protocol LayoutPropertyCanStoreWidthType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetWidthProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeWidth(_ element: LayoutElement.Length) -> WillSetWidthProperty
}

/// A property that accepts the height.
public protocol LayoutPropertyCanStoreHeightType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetHeightProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeHeight(_ element: LayoutElement.Length) -> WillSetHeightProperty
}

/// A property that accepts the size.
public protocol LayoutPropertyCanStoreSizeType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetSizeProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeSize(_ element: LayoutElement.Size) -> WillSetSizeProperty
}

/// A property that accepts the frame.
public protocol LayoutPropertyCanStoreFrameType: LayoutMakerPropertyType {
  /// The property after the element.
  associatedtype WillSetFrameProperty: LayoutMakerPropertyType
  /// The property with the element.
  func storeFrame(_ element: LayoutElement.Rect) -> WillSetFrameProperty
}
