// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit PublishedStates in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The names of the states in version 3.3, which list the elements in the order of the calls.
// Names with the same elements are one type here, whatever their order.

extension IndividualProperty {
  /// The state of a chain that sets left.
  public typealias Left = State<HorizontalAxis.OnlyLeft, VerticalAxis.Unset>
  /// The state of a chain that sets center.
  public typealias Center = State<HorizontalAxis.OnlyCenter, VerticalAxis.Unset>
  /// The state of a chain that sets right.
  public typealias Right = State<HorizontalAxis.OnlyRight, VerticalAxis.Unset>
  /// The state of a chain that sets left and center in any order.
  public typealias LeftCenter = State<HorizontalAxis.Complete, VerticalAxis.Unset>
  /// The state of a chain that sets left and right in any order.
  public typealias LeftRight = State<HorizontalAxis.Complete, VerticalAxis.Unset>
  /// The state of a chain that sets center and right in any order.
  public typealias CenterRight = State<HorizontalAxis.Complete, VerticalAxis.Unset>
  /// The state of a chain that sets left and top in any order.
  public typealias LeftTop = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyTop>
  /// The state of a chain that sets left and middle in any order.
  public typealias LeftMiddle = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets left and bottom in any order.
  public typealias LeftBottom = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets center and top in any order.
  public typealias CenterTop = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyTop>
  /// The state of a chain that sets center and middle in any order.
  public typealias CenterMiddle = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets center and bottom in any order.
  public typealias CenterBottom = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets right and top in any order.
  public typealias RightTop = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyTop>
  /// The state of a chain that sets right and middle in any order.
  public typealias RightMiddle = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets right and bottom in any order.
  public typealias RightBottom = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets top and left in any order.
  public typealias TopLeft = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top and center in any order.
  public typealias TopCenter = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top and right in any order.
  public typealias TopRight = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyTop>
  /// The state of a chain that sets middle and left in any order.
  public typealias MiddleLeft = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle and center in any order.
  public typealias MiddleCenter = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle and right in any order.
  public typealias MiddleRight = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets bottom and left in any order.
  public typealias BottomLeft = State<HorizontalAxis.OnlyLeft, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom and center in any order.
  public typealias BottomCenter = State<HorizontalAxis.OnlyCenter, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom and right in any order.
  public typealias BottomRight = State<HorizontalAxis.OnlyRight, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets left, right and bottom in any order.
  public typealias LeftRightBottom = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets left, center and bottom in any order.
  public typealias LeftCenterBottom = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets center, right and bottom in any order.
  public typealias CenterRightBottom = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets left, top and width in any order.
  public typealias LeftTopWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets left, middle and width in any order.
  public typealias LeftMiddleWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets left, bottom and width in any order.
  public typealias LeftBottomWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets center, top and width in any order.
  public typealias CenterTopWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets center, middle and width in any order.
  public typealias CenterMiddleWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets center, bottom and width in any order.
  public typealias CenterBottomWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets right, top and width in any order.
  public typealias RightTopWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets right, middle and width in any order.
  public typealias RightMiddleWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets right, bottom and width in any order.
  public typealias RightBottomWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets top, left and width in any order.
  public typealias TopLeftWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, center and width in any order.
  public typealias TopCenterWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, right and width in any order.
  public typealias TopRightWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets middle, left and width in any order.
  public typealias MiddleLeftWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, center and width in any order.
  public typealias MiddleCenterWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, right and width in any order.
  public typealias MiddleRightWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets bottom, left and width in any order.
  public typealias BottomLeftWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, center and width in any order.
  public typealias BottomCenterWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, right and width in any order.
  public typealias BottomRightWidth = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets left, center and middle in any order.
  public typealias LeftCenterMiddle = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets left, right and middle in any order.
  public typealias LeftRightMiddle = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets center, right and middle in any order.
  public typealias CenterRightMiddle = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets left, center and top in any order.
  public typealias LeftCenterTop = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets left, right and top in any order.
  public typealias LeftRightTop = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets center, right and top in any order.
  public typealias CenterRightTop = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, left and center in any order.
  public typealias TopLeftCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, left and right in any order.
  public typealias TopLeftRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, center and left in any order.
  public typealias TopCenterLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, center and right in any order.
  public typealias TopCenterRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, right and left in any order.
  public typealias TopRightLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets top, right and center in any order.
  public typealias TopRightCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyTop>
  /// The state of a chain that sets middle, left and center in any order.
  public typealias MiddleLeftCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, left and right in any order.
  public typealias MiddleLeftRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, center and left in any order.
  public typealias MiddleCenterLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, center and right in any order.
  public typealias MiddleCenterRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, right and left in any order.
  public typealias MiddleRightLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets middle, right and center in any order.
  public typealias MiddleRightCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyMiddle>
  /// The state of a chain that sets bottom, left and center in any order.
  public typealias BottomLeftCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, left and right in any order.
  public typealias BottomLeftRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, center and left in any order.
  public typealias BottomCenterLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, center and right in any order.
  public typealias BottomCenterRight = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, right and left in any order.
  public typealias BottomRightLeft = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets bottom, right and center in any order.
  public typealias BottomRightCenter = State<HorizontalAxis.Complete, VerticalAxis.OnlyBottom>
  /// The state of a chain that sets left, top and middle in any order.
  public typealias LeftTopMiddle = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets left, top and bottom in any order.
  public typealias LeftTopBottom = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets left, middle and bottom in any order.
  public typealias LeftMiddleBottom = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets center, top and middle in any order.
  public typealias CenterTopMiddle = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets center, top and bottom in any order.
  public typealias CenterTopBottom = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets center, middle and bottom in any order.
  public typealias CenterMiddleBottom = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets right, top and middle in any order.
  public typealias RightTopMiddle = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets right, top and bottom in any order.
  public typealias RightTopBottom = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets right, middle and bottom in any order.
  public typealias RightMiddleBottom = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets left, top and height in any order.
  public typealias LeftTopHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets left, middle and height in any order.
  public typealias LeftMiddleHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets left, bottom and height in any order.
  public typealias LeftBottomHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets center, top and height in any order.
  public typealias CenterTopHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets center, middle and height in any order.
  public typealias CenterMiddleHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets center, bottom and height in any order.
  public typealias CenterBottomHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets right, top and height in any order.
  public typealias RightTopHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets right, middle and height in any order.
  public typealias RightMiddleHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets right, bottom and height in any order.
  public typealias RightBottomHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets top, left and middle in any order.
  public typealias TopLeftMiddle = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets top, left and bottom in any order.
  public typealias TopLeftBottom = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets top, left and height in any order.
  public typealias TopLeftHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets top, center and middle in any order.
  public typealias TopCenterMiddle = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets top, center and bottom in any order.
  public typealias TopCenterBottom = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets top, center and height in any order.
  public typealias TopCenterHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets top, right and middle in any order.
  public typealias TopRightMiddle = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets top, right and bottom in any order.
  public typealias TopRightBottom = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets top, right and height in any order.
  public typealias TopRightHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets middle, left and top in any order.
  public typealias MiddleLeftTop = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets middle, left and bottom in any order.
  public typealias MiddleLeftBottom = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets middle, left and height in any order.
  public typealias MiddleLeftHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets middle, center and top in any order.
  public typealias MiddleCenterTop = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets middle, center and bottom in any order.
  public typealias MiddleCenterBottom = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets middle, center and height in any order.
  public typealias MiddleCenterHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets middle, right and top in any order.
  public typealias MiddleRightTop = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets middle, right and bottom in any order.
  public typealias MiddleRightBottom = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets middle, right and height in any order.
  public typealias MiddleRightHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, left and top in any order.
  public typealias BottomLeftTop = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, left and middle in any order.
  public typealias BottomLeftMiddle = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, left and height in any order.
  public typealias BottomLeftHeight = State<HorizontalAxis.OnlyLeft, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, center and top in any order.
  public typealias BottomCenterTop = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, center and middle in any order.
  public typealias BottomCenterMiddle = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, center and height in any order.
  public typealias BottomCenterHeight = State<HorizontalAxis.OnlyCenter, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, right and top in any order.
  public typealias BottomRightTop = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, right and middle in any order.
  public typealias BottomRightMiddle = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
  /// The state of a chain that sets bottom, right and height in any order.
  public typealias BottomRightHeight = State<HorizontalAxis.OnlyRight, VerticalAxis.Complete>
}
