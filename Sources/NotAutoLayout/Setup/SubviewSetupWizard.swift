// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sets the layouts, orders and z-indices of a subview in one chain. `nal.setupSubview(_:setup:)`
/// passes it to a closure and stores the result.
///
/// ```swift
/// card.nal.setupSubview(badge) { $0
///   .setDefaultLayout { $0.setTopRight(by: { $0.topRight }).fitSize() }
///   .setDefaultZIndex(to: 1)
///   .addToParent()
/// }
/// ```
///
/// A second call for the same condition replaces the first. Without a call that adds or inserts the
/// view, the subviews do not change.
@preconcurrency @MainActor
public struct SubviewSetupWizard<ParentView> {
  let parent: ParentView
  let view: View
  private var layouts: [(key: Int, source: LayoutInfo.Source)] = []
  private var orders: [(key: Int, source: OrderInfo.Source)] = []
  private var zIndices: [(key: Int, source: ZIndexInfo.Source)] = []
  private var placement: SubviewPlacement?

  init(parent: ParentView, view: View) {
    self.parent = parent
    self.view = view
  }
}

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Stores the layouts, then the orders, then the z-indices; then adds the view.
  func commit() {
    for (key, source) in layouts { parent.layoutInfo[key, default: [:]].set(source, for: view) }
    for (key, source) in orders { parent.orderInfo[key, default: [:]].set(source, for: view) }
    for (key, source) in zIndices { parent.zIndexInfo[key, default: [:]].set(source, for: view) }
    placement?.add(view, to: parent)
  }

  func adding(_ layout: LayoutInfo.Source, for condition: any ConditionEnum) -> Self {
    changed { $0.layouts.append(($0.key(of: condition), layout)) }
  }

  func adding(order: OrderInfo.Source, for condition: any ConditionEnum) -> Self {
    changed { $0.orders.append(($0.key(of: condition), order)) }
  }

  func adding(zIndex: ZIndexInfo.Source, for condition: any ConditionEnum) -> Self {
    changed { $0.zIndices.append(($0.key(of: condition), zIndex)) }
  }

  func placing(_ placement: SubviewPlacement) -> Self {
    changed { $0.placement = placement }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The raw value by which entries are stored.
  private func key(of condition: any ConditionEnum) -> Int {
    condition.warnOfCollision(in: parent)
    return condition.rawValue
  }
}
