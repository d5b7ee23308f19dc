// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The state of a chain that accepts changes of the frame: a complete layout.
public protocol LayoutPropertyCanAddAdditionalEvaluationType: LayoutMakerPropertyType {
  /// The state of the chain with the element.
  associatedtype WillAddAdditionalEvaluationProperty: LayoutMakerPropertyType
  /// Returns the state of the chain with the evaluation.
  func addEvaluation(
    _ evaluation: FrameAdditionalEvaluation
  ) -> WillAddAdditionalEvaluationProperty
}
