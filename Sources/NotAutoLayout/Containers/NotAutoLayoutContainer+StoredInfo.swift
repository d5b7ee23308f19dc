// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// The layouts, orders and z-indices that a view stores for its subviews, and those in effect.

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Returns the condition at the current size of the bounds, otherwise the default condition.
  public func getCurrentCondition() -> any ConditionEnum {
    body.getCondition(underCurrentBoundSize: body.bounds.size) ?? body.getDefaultCondition()
  }

  /// Returns the layouts of the current condition only.
  public func getCurrentLayoutInfo() -> LayoutInfo? { body.layoutInfo[currentKey] }
  /// Returns the layouts of the default condition.
  public func getDefaultLayoutInfo() -> LayoutInfo? { body.layoutInfo[defaultKey] }
  /// Returns the layout of a view under the current condition, otherwise under the default
  /// condition.
  public func getCurrentLayout(for view: View) -> IndividualProperty.Layout? {
    inEffect(body.layoutInfo)[view]
  }

  /// Returns the orders of the current condition only.
  public func getCurrentOrderInfo() -> OrderInfo? { body.orderInfo[currentKey] }
  /// Returns the orders of the default condition.
  public func getDefaultOrderInfo() -> OrderInfo? { body.orderInfo[defaultKey] }
  /// Returns the order of a view under the current condition, otherwise under the default
  /// condition.
  public func getCurrentOrder(for view: View) -> Int? { inEffect(body.orderInfo)[view] }

  /// Returns the z-indices of the current condition only.
  public func getCurrentZIndexInfo() -> ZIndexInfo? { body.zIndexInfo[currentKey] }
  /// Returns the z-indices of the default condition.
  public func getDefaultZIndexInfo() -> ZIndexInfo? { body.zIndexInfo[defaultKey] }
  /// Returns the z-index of a view under the current condition, otherwise under the default
  /// condition.
  public func getCurrentZIndex(for view: View) -> Int? { inEffect(body.zIndexInfo)[view] }

  /// The entries that are in effect under the current condition.
  func inEffect<InfoType>(_ infos: [Int: ViewInfo<InfoType>]) -> InfoInEffect<InfoType> {
    InfoInEffect(infos, under: currentKey)
  }

  /// The raw value of the current condition.
  var currentKey: Int {
    let condition = getCurrentCondition()
    condition.warnOfCollision(in: body)
    return condition.rawValue
  }

  private var defaultKey: Int { DefaultCondition.default.rawValue }
}
