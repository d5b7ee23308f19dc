// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by MakerForms of the tests; to write it anew:
// QUOIN_UPDATE=1 swift test --filter GeneratedMakerTests
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Moves the frame so that its left edge is at a position.
  @inlinable public func movingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.constant(amount))))
  }

  /// Moves the frame so that its left edge is at a position. The frame so far tells how far.
  @inlinable public func movingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.evaluated(amount))))
  }

  /// Moves the frame so that its centre is at a position.
  @inlinable public func movingCenter(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.constant(amount))))
  }

  /// Moves the frame so that its centre is at a position. The frame so far tells how far.
  @inlinable public func movingCenter(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.evaluated(amount))))
  }

  /// Moves the frame so that its right edge is at a position.
  @inlinable public func movingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.constant(amount))))
  }

  /// Moves the frame so that its right edge is at a position. The frame so far tells how far.
  @inlinable public func movingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.evaluated(amount))))
  }

  /// Moves the frame so that its top edge is at a position.
  @inlinable public func movingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.constant(amount))))
  }

  /// Moves the frame so that its top edge is at a position. The frame so far tells how far.
  @inlinable public func movingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.evaluated(amount))))
  }

  /// Moves the frame so that its middle is at a position.
  @inlinable public func movingMiddle(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.constant(amount))))
  }

  /// Moves the frame so that its middle is at a position. The frame so far tells how far.
  @inlinable public func movingMiddle(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.evaluated(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position.
  @inlinable public func movingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.constant(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position. The frame so far tells how far.
  @inlinable public func movingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.evaluated(amount))))
  }

  /// Moves the frame to the right.
  @inlinable public func movingX(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.constant(amount))))
  }

  /// Moves the frame to the right. The frame so far tells how far.
  @inlinable public func movingX(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.evaluated(amount))))
  }

  /// Moves the frame down.
  @inlinable public func movingY(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.constant(amount))))
  }

  /// Moves the frame down. The frame so far tells how far.
  @inlinable public func movingY(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.evaluated(amount))))
  }

  /// Moves the frame to the right and down.
  @inlinable public func movingOrigin(by amount: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.constant(amount))))
  }

  /// Moves the frame to the right and down. The frame so far tells how far.
  @inlinable public func movingOrigin(
    by amount: @escaping FrameAdditionalEvaluation.PointEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.evaluated(amount))))
  }

  /// Puts the left edge at a position; the right edge stays.
  @inlinable public func pinchingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.constant(amount))))
  }

  /// Puts the left edge at a position; the right edge stays. The frame so far tells how far.
  @inlinable public func pinchingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.evaluated(amount))))
  }

  /// Moves the left edge right or down; the right edge stays.
  @inlinable public func pinchingLeft(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.constant(amount))))
  }

  /// Moves the left edge right or down; the right edge stays. The frame so far tells how far.
  @inlinable public func pinchingLeft(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.evaluated(amount))))
  }

  /// Puts the right edge at a position; the left edge stays.
  @inlinable public func pinchingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.constant(amount))))
  }

  /// Puts the right edge at a position; the left edge stays. The frame so far tells how far.
  @inlinable public func pinchingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.evaluated(amount))))
  }

  /// Moves the right edge right or down; the left edge stays.
  @inlinable public func pinchingRight(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.constant(amount))))
  }

  /// Moves the right edge right or down; the left edge stays. The frame so far tells how far.
  @inlinable public func pinchingRight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.evaluated(amount))))
  }

  /// Puts the top edge at a position; the bottom edge stays.
  @inlinable public func pinchingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.constant(amount))))
  }

  /// Puts the top edge at a position; the bottom edge stays. The frame so far tells how far.
  @inlinable public func pinchingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.evaluated(amount))))
  }

  /// Moves the top edge right or down; the bottom edge stays.
  @inlinable public func pinchingTop(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.constant(amount))))
  }

  /// Moves the top edge right or down; the bottom edge stays. The frame so far tells how far.
  @inlinable public func pinchingTop(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.evaluated(amount))))
  }

  /// Puts the bottom edge at a position; the top edge stays.
  @inlinable public func pinchingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.constant(amount))))
  }

  /// Puts the bottom edge at a position; the top edge stays. The frame so far tells how far.
  @inlinable public func pinchingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.evaluated(amount))))
  }

  /// Moves the bottom edge right or down; the top edge stays.
  @inlinable public func pinchingBottom(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.constant(amount))))
  }

  /// Moves the bottom edge right or down; the top edge stays. The frame so far tells how far.
  @inlinable public func pinchingBottom(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.evaluated(amount))))
  }

  /// Gives the frame another width; the line stays where it is.
  @inlinable public func expandingWidth(to amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another width; the line stays where it is. The frame so far tells how far.
  @inlinable public func expandingWidth(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the width of the frame; the line stays where it is.
  @inlinable public func expandingWidth(by amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.constant(amount), from: origin)))
  }

  /// Adds to the width of the frame; the line stays where it is. The frame so far tells how far.
  @inlinable public func expandingWidth(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.evaluated(amount), from: origin)))
  }

  /// Gives the frame another height; the line stays where it is.
  @inlinable public func expandingHeight(to amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another height; the line stays where it is. The frame so far tells how far.
  @inlinable public func expandingHeight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the height of the frame; the line stays where it is.
  @inlinable public func expandingHeight(by amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.constant(amount), from: origin)))
  }

  /// Adds to the height of the frame; the line stays where it is. The frame so far tells how far.
  @inlinable public func expandingHeight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.evaluated(amount), from: origin)))
  }

  /// Gives the frame another size; the point stays where it is.
  @inlinable public func expandingSize(to amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another size; the point stays where it is. The frame so far tells how far.
  @inlinable public func expandingSize(
    to amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the size of the frame; the point stays where it is.
  @inlinable public func expandingSize(by amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.constant(amount), from: origin)))
  }

  /// Adds to the size of the frame; the point stays where it is. The frame so far tells how far.
  @inlinable public func expandingSize(
    by amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.evaluated(amount), from: origin)))
  }
}

// Before a layout is complete there is no frame to change.

extension LayoutMaker where Property: IndividualPropertyState {
  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingLeft(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingLeft(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingCenter(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingCenter(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingRight(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingRight(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingTop(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingTop(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingMiddle(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingMiddle(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingBottom(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingBottom(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingX(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingX(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingY(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingY(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingOrigin(by amount: Point) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func movingOrigin(by amount: @escaping FrameAdditionalEvaluation.PointEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingLeft(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingLeft(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingLeft(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingLeft(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingRight(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingRight(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingRight(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingRight(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingTop(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingTop(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingTop(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingTop(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingBottom(to amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingBottom(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingBottom(by amount: Float) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func pinchingBottom(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingWidth(to amount: Float, from origin: Line.Horizontal) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingWidth(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingWidth(by amount: Float, from origin: Line.Horizontal) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingWidth(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingHeight(to amount: Float, from origin: Line.Vertical) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingHeight(to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingHeight(by amount: Float, from origin: Line.Vertical) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingHeight(by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingSize(to amount: Size, from origin: Point) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingSize(to amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingSize(by amount: Size, from origin: Point) -> Self { self }

  @available(*, unavailable, message: "the layout is incomplete: a frame can be changed when each axis has two elements")
  @_disfavoredOverload
  public func expandingSize(by amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point) -> Self { self }
}
