// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The order in which a subview is laid out, and its z-index.

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Sets the order of layout under a condition; the closure is called in each layout pass. Views
  /// with lower numbers come first; without a number a view has 0.
  public func setOrder(for condition: any ConditionEnum, by order: @escaping () -> Int) -> Self {
    adding(order: .closure(order), for: condition)
  }

  /// Sets the order of layout under a condition. Views with lower numbers come first; without a
  /// number a view has 0.
  public func setOrder(for condition: any ConditionEnum, to order: Int) -> Self {
    adding(order: .value(order), for: condition)
  }

  /// Sets the order of layout for conditions without one; the closure is called in each layout
  /// pass.
  public func setDefaultOrder(by order: @escaping () -> Int) -> Self {
    setOrder(for: DefaultCondition.default, by: order)
  }

  /// Sets the order of layout for conditions without one.
  public func setDefaultOrder(to order: Int) -> Self {
    setOrder(for: DefaultCondition.default, to: order)
  }

  /// Sets the z-index under a condition; the closure is called by
  /// `nal.reloadSubviews()`. Views with higher numbers cover others; without a number a view has 0.
  public func setZIndex(for condition: any ConditionEnum, by zIndex: @escaping () -> Int) -> Self {
    adding(zIndex: .closure(zIndex), for: condition)
  }

  /// Sets the z-index under a condition, from the next `nal.reloadSubviews()` on. Views
  /// with higher numbers cover others; without a number a view has 0.
  public func setZIndex(for condition: any ConditionEnum, to zIndex: Int) -> Self {
    adding(zIndex: .value(zIndex), for: condition)
  }

  /// Sets the z-index for conditions without one; the closure is called
  /// by `nal.reloadSubviews()`.
  public func setDefaultZIndex(by zIndex: @escaping () -> Int) -> Self {
    setZIndex(for: DefaultCondition.default, by: zIndex)
  }

  /// Sets the z-index for conditions without one.
  public func setDefaultZIndex(to zIndex: Int) -> Self {
    setZIndex(for: DefaultCondition.default, to: zIndex)
  }
}
