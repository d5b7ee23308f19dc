// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// In which order a subview is laid out, and how far in front it is.

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// The order of layout under a condition; the closure is called in each layout pass. Views with
  /// lower numbers come first; without a number a view has 0.
  public func setOrder(for condition: any ConditionEnum, by order: @escaping () -> Int) -> Self {
    adding(order: .closure(order), for: condition)
  }

  /// The order of layout under a condition. Views with lower numbers come first; without a number a
  /// view has 0.
  public func setOrder(for condition: any ConditionEnum, to order: Int) -> Self {
    adding(order: .value(order), for: condition)
  }

  /// The order of layout where the current condition has none; the closure is called in each layout
  /// pass.
  public func setDefaultOrder(by order: @escaping () -> Int) -> Self {
    setOrder(for: DefaultCondition.default, by: order)
  }

  /// The order of layout where the current condition has none.
  public func setDefaultOrder(to order: Int) -> Self {
    setOrder(for: DefaultCondition.default, to: order)
  }

  /// How far in front the view is under a condition; the closure is called by
  /// `nal.reloadSubviews()`. Views with higher numbers cover others; without a number a view has 0.
  public func setZIndex(for condition: any ConditionEnum, by zIndex: @escaping () -> Int) -> Self {
    adding(zIndex: .closure(zIndex), for: condition)
  }

  /// How far in front the view is under a condition, from the next `nal.reloadSubviews()` on. Views
  /// with higher numbers cover others; without a number a view has 0.
  public func setZIndex(for condition: any ConditionEnum, to zIndex: Int) -> Self {
    adding(zIndex: .value(zIndex), for: condition)
  }

  /// How far in front the view is where the current condition has no number; the closure is called
  /// by `nal.reloadSubviews()`.
  public func setDefaultZIndex(by zIndex: @escaping () -> Int) -> Self {
    setZIndex(for: DefaultCondition.default, by: zIndex)
  }

  /// How far in front the view is where the current condition has no number.
  public func setDefaultZIndex(to zIndex: Int) -> Self {
    setZIndex(for: DefaultCondition.default, to: zIndex)
  }
}
