// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

/// The state of a chain that still accepts a position of the left edge.
public protocol LayoutPropertyCanStoreLeftType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetLeftProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeLeft(_ element: LayoutElement.Horizontal) -> WillSetLeftProperty
}

/// The state of a chain that still accepts a position of the horizontal centre.
public protocol LayoutPropertyCanStoreCenterType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetCenterProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeCenter(_ element: LayoutElement.Horizontal) -> WillSetCenterProperty
}

/// The state of a chain that still accepts a position of the right edge.
public protocol LayoutPropertyCanStoreRightType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetRightProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeRight(_ element: LayoutElement.Horizontal) -> WillSetRightProperty
}

/// The state of a chain that still accepts a position of the leading edge.
public protocol LayoutPropertyCanStoreLeadingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetLeadingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeLeading(_ element: LayoutElement.Horizontal) -> WillSetLeadingProperty
}

/// The state of a chain that still accepts a position of the trailing edge.
public protocol LayoutPropertyCanStoreTrailingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTrailingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTrailing(_ element: LayoutElement.Horizontal) -> WillSetTrailingProperty
}

/// The state of a chain that still accepts a position of the vertical line at a fraction of the view's width.
public protocol LayoutPropertyCanStoreHorizontalType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetHorizontalProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeHorizontal(at line: Line.Horizontal, _ element: LayoutElement.Horizontal) -> WillSetHorizontalProperty
}

/// The state of a chain that still accepts a position of the top edge.
public protocol LayoutPropertyCanStoreTopType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTop(_ element: LayoutElement.Vertical) -> WillSetTopProperty
}

/// The state of a chain that still accepts a position of the vertical centre.
public protocol LayoutPropertyCanStoreMiddleType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddle(_ element: LayoutElement.Vertical) -> WillSetMiddleProperty
}

/// The state of a chain that still accepts a position of the bottom edge.
public protocol LayoutPropertyCanStoreBottomType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottom(_ element: LayoutElement.Vertical) -> WillSetBottomProperty
}

/// The state of a chain that still accepts a position of the horizontal line at a fraction of the view's height.
public protocol LayoutPropertyCanStoreVerticalType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetVerticalProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeVertical(at line: Line.Vertical, _ element: LayoutElement.Vertical) -> WillSetVerticalProperty
}

/// The state of a chain that still accepts a position of the top left point.
public protocol LayoutPropertyCanStoreTopLeftType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopLeftProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTopLeft(_ element: LayoutElement.Point) -> WillSetTopLeftProperty
}

/// The state of a chain that still accepts a position of the top center point.
public protocol LayoutPropertyCanStoreTopCenterType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopCenterProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTopCenter(_ element: LayoutElement.Point) -> WillSetTopCenterProperty
}

/// The state of a chain that still accepts a position of the top right point.
public protocol LayoutPropertyCanStoreTopRightType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopRightProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTopRight(_ element: LayoutElement.Point) -> WillSetTopRightProperty
}

/// The state of a chain that still accepts a position of the top leading point.
public protocol LayoutPropertyCanStoreTopLeadingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopLeadingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTopLeading(_ element: LayoutElement.Point) -> WillSetTopLeadingProperty
}

/// The state of a chain that still accepts a position of the top trailing point.
public protocol LayoutPropertyCanStoreTopTrailingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetTopTrailingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeTopTrailing(_ element: LayoutElement.Point) -> WillSetTopTrailingProperty
}

/// The state of a chain that still accepts a position of the middle left point.
public protocol LayoutPropertyCanStoreMiddleLeftType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleLeftProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddleLeft(_ element: LayoutElement.Point) -> WillSetMiddleLeftProperty
}

/// The state of a chain that still accepts a position of the middle center point.
public protocol LayoutPropertyCanStoreMiddleCenterType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleCenterProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddleCenter(_ element: LayoutElement.Point) -> WillSetMiddleCenterProperty
}

/// The state of a chain that still accepts a position of the middle right point.
public protocol LayoutPropertyCanStoreMiddleRightType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleRightProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddleRight(_ element: LayoutElement.Point) -> WillSetMiddleRightProperty
}

/// The state of a chain that still accepts a position of the middle leading point.
public protocol LayoutPropertyCanStoreMiddleLeadingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleLeadingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddleLeading(_ element: LayoutElement.Point) -> WillSetMiddleLeadingProperty
}

/// The state of a chain that still accepts a position of the middle trailing point.
public protocol LayoutPropertyCanStoreMiddleTrailingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetMiddleTrailingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeMiddleTrailing(_ element: LayoutElement.Point) -> WillSetMiddleTrailingProperty
}

/// The state of a chain that still accepts a position of the bottom left point.
public protocol LayoutPropertyCanStoreBottomLeftType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomLeftProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottomLeft(_ element: LayoutElement.Point) -> WillSetBottomLeftProperty
}

/// The state of a chain that still accepts a position of the bottom center point.
public protocol LayoutPropertyCanStoreBottomCenterType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomCenterProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottomCenter(_ element: LayoutElement.Point) -> WillSetBottomCenterProperty
}

/// The state of a chain that still accepts a position of the bottom right point.
public protocol LayoutPropertyCanStoreBottomRightType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomRightProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottomRight(_ element: LayoutElement.Point) -> WillSetBottomRightProperty
}

/// The state of a chain that still accepts a position of the bottom leading point.
public protocol LayoutPropertyCanStoreBottomLeadingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomLeadingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottomLeading(_ element: LayoutElement.Point) -> WillSetBottomLeadingProperty
}

/// The state of a chain that still accepts a position of the bottom trailing point.
public protocol LayoutPropertyCanStoreBottomTrailingType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetBottomTrailingProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storeBottomTrailing(_ element: LayoutElement.Point) -> WillSetBottomTrailingProperty
}

/// The state of a chain that still accepts a position of the point at fractions of the view's size.
public protocol LayoutPropertyCanStorePointType: LayoutMakerPropertyType {
  /// The state of the chain with that position.
  associatedtype WillSetPointProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with that position added.
  func storePoint(at point: Point, _ element: LayoutElement.Point) -> WillSetPointProperty
}

/// The state of a chain that still accepts the width of the view.
public protocol LayoutPropertyCanStoreWidthType: LayoutMakerPropertyType {
  /// The state of the chain with the width.
  associatedtype WillSetWidthProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the width added.
  func storeWidth(_ element: LayoutElement.Length) -> WillSetWidthProperty
}

/// The state of a chain that still accepts the height of the view.
public protocol LayoutPropertyCanStoreHeightType: LayoutMakerPropertyType {
  /// The state of the chain with the height.
  associatedtype WillSetHeightProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the height added.
  func storeHeight(_ element: LayoutElement.Length) -> WillSetHeightProperty
}

/// The state of a chain that still accepts the size of the view.
public protocol LayoutPropertyCanStoreSizeType: LayoutMakerPropertyType {
  /// The state of the chain with the size.
  associatedtype WillSetSizeProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the size added.
  func storeSize(_ element: LayoutElement.Size) -> WillSetSizeProperty
}

/// The state of a chain that still accepts the frame of the view.
public protocol LayoutPropertyCanStoreFrameType: LayoutMakerPropertyType {
  /// The state of the chain with the frame.
  associatedtype WillSetFrameProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the frame added.
  func storeFrame(_ element: LayoutElement.Rect) -> WillSetFrameProperty
}
