// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// A view that stores layouts of its subviews.
///
/// ``LayoutInfoStoredView`` is one. Another class of views becomes one by four properties, and by a
/// call in `layoutSubviews()`:
///
/// ```swift
/// final class Card: UIControl, LayoutInfoStorable {
///   var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
///   var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
///   var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
///   var conditionGetter: ((CGSize) -> any ConditionEnum)?
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     nal.layoutSubviews()
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol LayoutInfoStorable: NotAutoLayoutCompatible {
  /// The layouts of subviews, by the raw values of conditions.
  var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] { get set }
  /// The orders in which subviews are laid out, by the raw values of conditions.
  var orderInfo: [ConditionEnum.RawValue: OrderInfo] { get set }
  /// The z-indices of subviews, by the raw values of conditions.
  var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] { get set }
  /// Returns the condition at a size of the bounds. It is called in each layout pass.
  var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)? { get }
}

extension LayoutInfoStorable {
  /// Returns the condition of the layouts that apply where the current condition has none.
  public func getDefaultCondition() -> any ConditionEnum { DefaultCondition.default }

  /// Returns the condition at a size of the bounds; nil without a `conditionGetter`.
  public func getCondition(underCurrentBoundSize boundSize: CGSize) -> (any ConditionEnum)? {
    conditionGetter?(boundSize)
  }
}
