// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Sets the width of the frame and keeps the line `origin` in place.
  @inlinable public func expandingWidth(to amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.constant(amount), from: origin)))
  }

  /// Sets the width of the frame and keeps the line `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingWidth(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the width of the frame and keeps the line `origin` in place.
  @inlinable public func expandingWidth(by amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.constant(amount), from: origin)))
  }

  /// Adds to the width of the frame and keeps the line `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingWidth(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.evaluated(amount), from: origin)))
  }

  /// Sets the height of the frame and keeps the line `origin` in place.
  @inlinable public func expandingHeight(to amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.constant(amount), from: origin)))
  }

  /// Sets the height of the frame and keeps the line `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingHeight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the height of the frame and keeps the line `origin` in place.
  @inlinable public func expandingHeight(by amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.constant(amount), from: origin)))
  }

  /// Adds to the height of the frame and keeps the line `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingHeight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.evaluated(amount), from: origin)))
  }

  /// Sets the size of the frame and keeps the point `origin` in place.
  @inlinable public func expandingSize(to amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.constant(amount), from: origin)))
  }

  /// Sets the size of the frame and keeps the point `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingSize(
    to amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the size of the frame and keeps the point `origin` in place.
  @inlinable public func expandingSize(by amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.constant(amount), from: origin)))
  }

  /// Adds to the size of the frame and keeps the point `origin` in place.
  ///
  /// The amount is computed from the frame before this change.
  @inlinable public func expandingSize(
    by amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.evaluated(amount), from: origin)))
  }
}
