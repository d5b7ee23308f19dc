// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Sets the layout under a condition; the closure is called in each layout pass.
  public func setLayout(
    for condition: any ConditionEnum, by layout: @escaping () -> IndividualProperty.Layout
  ) -> Self {
    adding(.closure(layout), for: condition)
  }

  /// Sets the layout under a condition.
  public func setLayout(
    for condition: any ConditionEnum, to layout: IndividualProperty.Layout
  ) -> Self {
    adding(.value(layout), for: condition)
  }

  /// Sets the layout under a condition, made now. Warnings name the file and the line of the
  /// statement.
  public func setLayout(
    for condition: any ConditionEnum,
    making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let layout = parent.nal.makeLayout(making)
    layout.record.log.statement = FrameStatement(fileID, line)
    return setLayout(for: condition, to: layout)
  }

  /// Sets the layout for conditions without one; the closure is called in each layout pass.
  public func setDefaultLayout(by layout: @escaping () -> IndividualProperty.Layout) -> Self {
    setLayout(for: DefaultCondition.default, by: layout)
  }

  /// Sets the layout for conditions without one.
  public func setDefaultLayout(to layout: IndividualProperty.Layout) -> Self {
    setLayout(for: DefaultCondition.default, to: layout)
  }

  /// Sets the layout for conditions without one, made now. Warnings name the file and the line of
  /// the statement.
  public func setDefaultLayout(
    _ making: (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    setLayout(for: DefaultCondition.default, making: making, fileID: fileID, line: line)
  }
}
