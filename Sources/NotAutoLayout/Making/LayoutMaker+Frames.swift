// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreFrameType {
  /// Sets the frame.
  @inlinable public func setFrame(to frame: Rect) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.constant(frame)))
  }

  /// Sets the frame to a rectangle that is computed from the guides of the parent.
  @inlinable public func setFrame(
    by frame: @escaping (ViewLayoutGuides) -> Rect
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.byParent(frame)))
  }

  /// Sets the frame to the bounds of the parent without insets.
  @inlinable public func stickOnParent(
    withInsets insets: Insets = .zero
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.insideBounds(insets)))
  }

  /// Sets the frame to the safe area of the parent without insets.
  @inlinable public func stickOnParentSafeArea(
    withInsets insets: Insets = .zero
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.insideSafeArea(insets)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Calls a closure with the frame before the view is placed.
  @inlinable public func addingProcess(
    by process: @escaping FrameAdditionalEvaluation.Process
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.additionalProcess(process)))
  }

  /// Calls a closure with the frame after the view is placed.
  @inlinable public func addingPostProcess(
    by process: @escaping FrameAdditionalEvaluation.Process
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.postProcess(process)))
  }
}
