// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says all about a subview in one chain. `nal.setupSubview(_:setup:)` hands it out and stores what
/// the chain says.
///
/// ```swift
/// card.nal.setupSubview(badge) { $0
///   .setDefaultLayout { $0.setTopRight(by: { $0.topRight }).fitSize() }
///   .setDefaultZIndex(to: 1)
///   .addToParent()
/// }
/// ```
///
/// Saying something again for the same condition replaces it. Without a call that adds or inserts,
/// the subviews stay as they are.
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
  /// Stores what was said: layouts, then orders, then z-indices; then the view is added.
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

  /// The number by which something is stored.
  private func key(of condition: any ConditionEnum) -> Int {
    condition.warnOfCollision(in: parent)
    return condition.rawValue
  }
}
