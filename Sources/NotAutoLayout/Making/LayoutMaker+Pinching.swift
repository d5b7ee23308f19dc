// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Moves the left edge to a position and keeps the right edge.
  @inlinable public func pinchingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.constant(amount))))
  }

  /// Moves the left edge to a position and keeps the right edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.evaluated(amount))))
  }

  /// Moves the left edge to the right by a number of points and keeps the right edge.
  @inlinable public func pinchingLeft(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.constant(amount))))
  }

  /// Moves the left edge to the right by a number of points and keeps the right edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingLeft(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.evaluated(amount))))
  }

  /// Moves the right edge to a position and keeps the left edge.
  @inlinable public func pinchingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.constant(amount))))
  }

  /// Moves the right edge to a position and keeps the left edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.evaluated(amount))))
  }

  /// Moves the right edge to the right by a number of points and keeps the left edge.
  @inlinable public func pinchingRight(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.constant(amount))))
  }

  /// Moves the right edge to the right by a number of points and keeps the left edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingRight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.evaluated(amount))))
  }

  /// Moves the top edge to a position and keeps the bottom edge.
  @inlinable public func pinchingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.constant(amount))))
  }

  /// Moves the top edge to a position and keeps the bottom edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.evaluated(amount))))
  }

  /// Moves the top edge down by a number of points and keeps the bottom edge.
  @inlinable public func pinchingTop(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.constant(amount))))
  }

  /// Moves the top edge down by a number of points and keeps the bottom edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingTop(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.evaluated(amount))))
  }

  /// Moves the bottom edge to a position and keeps the top edge.
  @inlinable public func pinchingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.constant(amount))))
  }

  /// Moves the bottom edge to a position and keeps the top edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.evaluated(amount))))
  }

  /// Moves the bottom edge down by a number of points and keeps the top edge.
  @inlinable public func pinchingBottom(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.constant(amount))))
  }

  /// Moves the bottom edge down by a number of points and keeps the top edge.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func pinchingBottom(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.evaluated(amount))))
  }
}
