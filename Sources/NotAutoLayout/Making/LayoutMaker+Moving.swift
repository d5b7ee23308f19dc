// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Moves the frame so that its left edge is at a position.
  @inlinable public func movingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.constant(amount))))
  }

  /// Moves the frame so that its left edge is at a position. The amount depends on the frame so far.
  @inlinable public func movingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.evaluated(amount))))
  }

  /// Moves the frame so that its centre is at a position.
  @inlinable public func movingCenter(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.constant(amount))))
  }

  /// Moves the frame so that its centre is at a position. The amount depends on the frame so far.
  @inlinable public func movingCenter(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.evaluated(amount))))
  }

  /// Moves the frame so that its right edge is at a position.
  @inlinable public func movingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.constant(amount))))
  }

  /// Moves the frame so that its right edge is at a position. The amount depends on the frame so far.
  @inlinable public func movingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.evaluated(amount))))
  }

  /// Moves the frame so that its top edge is at a position.
  @inlinable public func movingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.constant(amount))))
  }

  /// Moves the frame so that its top edge is at a position. The amount depends on the frame so far.
  @inlinable public func movingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.evaluated(amount))))
  }

  /// Moves the frame so that its middle is at a position.
  @inlinable public func movingMiddle(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.constant(amount))))
  }

  /// Moves the frame so that its middle is at a position. The amount depends on the frame so far.
  @inlinable public func movingMiddle(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.evaluated(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position.
  @inlinable public func movingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.constant(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position. The amount depends on the frame so far.
  @inlinable public func movingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.evaluated(amount))))
  }

  /// Moves the frame to the right by a number of points.
  @inlinable public func movingX(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.constant(amount))))
  }

  /// Moves the frame to the right by a number of points. The amount depends on the frame so far.
  @inlinable public func movingX(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.evaluated(amount))))
  }

  /// Moves the frame down by a number of points.
  @inlinable public func movingY(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.constant(amount))))
  }

  /// Moves the frame down by a number of points. The amount depends on the frame so far.
  @inlinable public func movingY(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.evaluated(amount))))
  }

  /// Moves the frame to the right and down.
  @inlinable public func movingOrigin(by amount: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.constant(amount))))
  }

  /// Moves the frame to the right and down. The amount depends on the frame so far.
  @inlinable public func movingOrigin(
    by amount: @escaping FrameAdditionalEvaluation.PointEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.evaluated(amount))))
  }
}
