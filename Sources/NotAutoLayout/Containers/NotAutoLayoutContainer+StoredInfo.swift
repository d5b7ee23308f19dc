// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// What a view keeps about its subviews, and which of it holds now.

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// The condition that holds at the present size, else the default one.
  public func getCurrentCondition() -> any ConditionEnum {
    body.getCondition(underCurrentBoundSize: body.bounds.size) ?? body.getDefaultCondition()
  }

  /// The layouts of the current condition alone.
  public func getCurrentLayoutInfo() -> LayoutInfo? { body.layoutInfo[currentKey] }
  /// The layouts of the default condition.
  public func getDefaultLayoutInfo() -> LayoutInfo? { body.layoutInfo[defaultKey] }
  /// The layout that a view has now: that of the current condition, else that of the default one.
  public func getCurrentLayout(for view: View) -> IndividualProperty.Layout? {
    inEffect(body.layoutInfo)[view]
  }

  /// The orders of the current condition alone.
  public func getCurrentOrderInfo() -> OrderInfo? { body.orderInfo[currentKey] }
  /// The orders of the default condition.
  public func getDefaultOrderInfo() -> OrderInfo? { body.orderInfo[defaultKey] }
  /// The order that a view has now: that of the current condition, else that of the default one.
  public func getCurrentOrder(for view: View) -> Int? { inEffect(body.orderInfo)[view] }

  /// The z-indices of the current condition alone.
  public func getCurrentZIndexInfo() -> ZIndexInfo? { body.zIndexInfo[currentKey] }
  /// The z-indices of the default condition.
  public func getDefaultZIndexInfo() -> ZIndexInfo? { body.zIndexInfo[defaultKey] }
  /// The z-index that a view has now: that of the current condition, else that of the default one.
  public func getCurrentZIndex(for view: View) -> Int? { inEffect(body.zIndexInfo)[view] }

  /// What holds now of something that the view keeps.
  func inEffect<InfoType>(_ infos: [Int: ViewInfo<InfoType>]) -> InfoInEffect<InfoType> {
    InfoInEffect(infos, under: currentKey)
  }

  /// The number of the current condition.
  var currentKey: Int {
    let condition = getCurrentCondition()
    condition.warnOfCollision(in: body)
    return condition.rawValue
  }

  private var defaultKey: Int { DefaultCondition.default.rawValue }
}

extension ConditionEnum {
  /// Says that a condition of a program is taken for the default one.
  @MainActor func warnOfCollision(in view: View) {
    guard rawValue == DefaultCondition.default.rawValue, Self.self != DefaultCondition.self else {
      return
    }
    FrameWarning.defaultCondition(name: "\(type(of: self)).\(self)", view: view).report()
  }
}
