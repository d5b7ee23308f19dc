// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreFrameType {
  /// Gives the view this frame.
  @inlinable public func setFrame(to frame: Rect) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.constant(frame)))
  }

  /// Gives the view the frame that the guides of the parent give.
  @inlinable public func setFrame(
    by frame: @escaping (ViewLayoutGuides) -> Rect
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.byParent(frame)))
  }

  /// Fills the bounds of the parent, but for insets.
  @inlinable public func stickOnParent(
    withInsets insets: Insets = .zero
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.insideBounds(insets)))
  }

  /// Fills the safe area of the parent, but for insets.
  @inlinable public func stickOnParentSafeArea(
    withInsets insets: Insets = .zero
  ) -> LayoutMaker<Property.WillSetFrameProperty> {
    with(property.storeFrame(.insideSafeArea(insets)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
  /// Looks at the frame before the view gets it.
  @inlinable public func addingProcess(
    by process: @escaping FrameAdditionalEvaluation.Process
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.additionalProcess(process)))
  }

  /// Looks at the frame when the view has it.
  @inlinable public func addingPostProcess(
    by process: @escaping FrameAdditionalEvaluation.Process
  ) -> LayoutMaker<Property.WillAddAdditionalEvaluationProperty> {
    with(property.addEvaluation(.postProcess(process)))
  }
}

extension LayoutMaker where Property: IndividualPropertyState {
  @available(
    *, unavailable,
    message: "the layout is incomplete: a process can be added when each axis has two elements"
  )
  @_disfavoredOverload
  public func addingProcess(by process: @escaping FrameAdditionalEvaluation.Process) -> Self {
    self
  }

  @available(
    *, unavailable,
    message: "the layout is incomplete: a process can be added when each axis has two elements"
  )
  @_disfavoredOverload
  public func addingPostProcess(by process: @escaping FrameAdditionalEvaluation.Process) -> Self {
    self
  }
}
