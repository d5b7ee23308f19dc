// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Puts the left edge at a position; the right edge stays.
  @inlinable public func pinchingLeft(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.constant(amount))))
  }

  /// Puts the left edge at a position; the right edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingLeft(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftTo(.evaluated(amount))))
  }

  /// Moves the left edge right or down; the right edge stays.
  @inlinable public func pinchingLeft(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.constant(amount))))
  }

  /// Moves the left edge right or down; the right edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingLeft(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchLeftBy(.evaluated(amount))))
  }

  /// Puts the right edge at a position; the left edge stays.
  @inlinable public func pinchingRight(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.constant(amount))))
  }

  /// Puts the right edge at a position; the left edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingRight(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightTo(.evaluated(amount))))
  }

  /// Moves the right edge right or down; the left edge stays.
  @inlinable public func pinchingRight(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.constant(amount))))
  }

  /// Moves the right edge right or down; the left edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingRight(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchRightBy(.evaluated(amount))))
  }

  /// Puts the top edge at a position; the bottom edge stays.
  @inlinable public func pinchingTop(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.constant(amount))))
  }

  /// Puts the top edge at a position; the bottom edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingTop(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopTo(.evaluated(amount))))
  }

  /// Moves the top edge right or down; the bottom edge stays.
  @inlinable public func pinchingTop(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.constant(amount))))
  }

  /// Moves the top edge right or down; the bottom edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingTop(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchTopBy(.evaluated(amount))))
  }

  /// Puts the bottom edge at a position; the top edge stays.
  @inlinable public func pinchingBottom(to amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.constant(amount))))
  }

  /// Puts the bottom edge at a position; the top edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingBottom(
    to amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomTo(.evaluated(amount))))
  }

  /// Moves the bottom edge right or down; the top edge stays.
  @inlinable public func pinchingBottom(by amount: Float) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.constant(amount))))
  }

  /// Moves the bottom edge right or down; the top edge stays. The amount depends on the frame so far.
  @inlinable public func pinchingBottom(
    by amount: @escaping FrameAdditionalEvaluation.FloatEvaluation
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.pinchBottomBy(.evaluated(amount))))
  }
}
