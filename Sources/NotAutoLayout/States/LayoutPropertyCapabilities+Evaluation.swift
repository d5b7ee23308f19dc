// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A property that accepts changes of the frame: a complete layout.
public protocol LayoutPropertyCanAddAdditionalEvaluationType: LayoutMakerPropertyType {
  /// The property after the element is set.
  associatedtype WillAddAdditionalEvaluationProperty: LayoutMakerPropertyType
  /// Returns the property with the evaluation.
  func addEvaluation(
    _ evaluation: FrameAdditionalEvaluation
  ) -> WillAddAdditionalEvaluationProperty
}
