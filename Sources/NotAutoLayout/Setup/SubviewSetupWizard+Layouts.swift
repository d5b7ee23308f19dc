// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// The layout under a condition; the closure is called in each layout pass.
  public func setLayout(
    for condition: any ConditionEnum, by layout: @escaping () -> IndividualProperty.Layout
  ) -> Self {
    adding(.closure(layout), for: condition)
  }

  /// The layout under a condition.
  public func setLayout(
    for condition: any ConditionEnum, to layout: IndividualProperty.Layout
  ) -> Self {
    adding(.value(layout), for: condition)
  }

  /// The layout under a condition, made now.
  public func setLayout(
    for condition: any ConditionEnum,
    making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >
  ) -> Self {
    setLayout(for: condition, to: parent.nal.makeLayout(making))
  }

  /// The layout where the current condition has none; the closure is called in each layout pass.
  public func setDefaultLayout(by layout: @escaping () -> IndividualProperty.Layout) -> Self {
    setLayout(for: DefaultCondition.default, by: layout)
  }

  /// The layout where the current condition has none.
  public func setDefaultLayout(to layout: IndividualProperty.Layout) -> Self {
    setLayout(for: DefaultCondition.default, to: layout)
  }

  /// The layout where the current condition has none, made now.
  public func setDefaultLayout(
    _ making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >
  ) -> Self {
    setLayout(for: DefaultCondition.default, making: making)
  }
}
