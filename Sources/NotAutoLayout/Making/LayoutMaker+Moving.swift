// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Moves the frame so that its left edge is at a position in points.
  @inlinable public func movingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.constant(amount))))
  }

  /// Moves the frame so that its left edge is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveLeftTo(.evaluated(amount))))
  }

  /// Moves the frame so that its horizontal centre is at a position in points.
  @inlinable public func movingCenter(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.constant(amount))))
  }

  /// Moves the frame so that its horizontal centre is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingCenter(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveCenterTo(.evaluated(amount))))
  }

  /// Moves the frame so that its right edge is at a position in points.
  @inlinable public func movingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.constant(amount))))
  }

  /// Moves the frame so that its right edge is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveRightTo(.evaluated(amount))))
  }

  /// Moves the frame so that its top edge is at a position in points.
  @inlinable public func movingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.constant(amount))))
  }

  /// Moves the frame so that its top edge is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveTopTo(.evaluated(amount))))
  }

  /// Moves the frame so that its vertical centre is at a position in points.
  @inlinable public func movingMiddle(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.constant(amount))))
  }

  /// Moves the frame so that its vertical centre is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingMiddle(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveMiddleTo(.evaluated(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position in points.
  @inlinable public func movingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.constant(amount))))
  }

  /// Moves the frame so that its bottom edge is at a position in points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveBottomTo(.evaluated(amount))))
  }

  /// Moves the frame to the right by a number of points.
  @inlinable public func movingX(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.constant(amount))))
  }

  /// Moves the frame to the right by a number of points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingX(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveXBy(.evaluated(amount))))
  }

  /// Moves the frame down by a number of points.
  @inlinable public func movingY(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.constant(amount))))
  }

  /// Moves the frame down by a number of points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingY(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveYBy(.evaluated(amount))))
  }

  /// Moves the frame to the right by `x` points and down by `y` points.
  @inlinable public func movingOrigin(by amount: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.constant(amount))))
  }

  /// Moves the frame to the right by `x` points and down by `y` points.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func movingOrigin(
    by amount: @escaping FrameAdditionalEvaluation.PointEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.moveOriginBy(.evaluated(amount))))
  }
}
