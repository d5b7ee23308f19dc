// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Gives the frame another width; the line stays.
  @inlinable public func expandingWidth(to amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another width; the line stays. The amount depends on the frame so far.
  @inlinable public func expandingWidth(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the width of the frame; the line stays.
  @inlinable public func expandingWidth(by amount: Float, from origin: Line.Horizontal) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.constant(amount), from: origin)))
  }

  /// Adds to the width of the frame; the line stays. The amount depends on the frame so far.
  @inlinable public func expandingWidth(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Horizontal
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandWidthBy(.evaluated(amount), from: origin)))
  }

  /// Gives the frame another height; the line stays.
  @inlinable public func expandingHeight(to amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another height; the line stays. The amount depends on the frame so far.
  @inlinable public func expandingHeight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the height of the frame; the line stays.
  @inlinable public func expandingHeight(by amount: Float, from origin: Line.Vertical) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.constant(amount), from: origin)))
  }

  /// Adds to the height of the frame; the line stays. The amount depends on the frame so far.
  @inlinable public func expandingHeight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation, from origin: Line.Vertical
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandHeightBy(.evaluated(amount), from: origin)))
  }

  /// Gives the frame another size; the point stays.
  @inlinable public func expandingSize(to amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.constant(amount), from: origin)))
  }

  /// Gives the frame another size; the point stays. The amount depends on the frame so far.
  @inlinable public func expandingSize(
    to amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeTo(.evaluated(amount), from: origin)))
  }

  /// Adds to the size of the frame; the point stays.
  @inlinable public func expandingSize(by amount: Size, from origin: Point) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.constant(amount), from: origin)))
  }

  /// Adds to the size of the frame; the point stays. The amount depends on the frame so far.
  @inlinable public func expandingSize(
    by amount: @escaping FrameAdditionalEvaluation.SizeEvaluation, from origin: Point
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.expandSizeBy(.evaluated(amount), from: origin)))
  }
}
