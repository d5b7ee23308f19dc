// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// An incomplete layout has no frame that these calls could change.

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
