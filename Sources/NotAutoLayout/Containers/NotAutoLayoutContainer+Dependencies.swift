// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Returns the pins between subviews in the current layouts, in the order of layout.
  ///
  /// ```swift
  /// for late in card.nal.getLayoutDependencies() where !late.isInOrder { print(late.sentence) }
  /// ```
  ///
  /// Frames that closures read without a pin are not included, nor are pins of a view to itself or
  /// to the parent.
  public func getLayoutDependencies() -> [LayoutDependency] {
    let key = currentKey
    let layouts = InfoInEffect(body.layoutInfo, under: key)
    let views = subviews(inOrderUnder: key).filter(layouts.contains)
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    return views.enumerated().flatMap { index, view in
      references(of: layouts[view]).compactMap { reference in
        guard reference !== view, let first = indices[ObjectIdentifier(reference)] else {
          return nil
        }
        return LayoutDependency(view: view, reference: reference, isInOrder: first < index)
      }
    }
  }

  /// Returns orders by which each subview is laid out after those that it is pinned to.
  ///
  /// ```swift
  /// card.orderInfo[DefaultCondition.default.rawValue] = card.nal.getSuggestedOrders()
  /// ```
  ///
  /// - Returns: The orders; nil if subviews are pinned to each other in a cycle.
  /// - Complexity: O(*n* · *p*), where *n* is the number of views and *p* the number of pins.
  public func getSuggestedOrders() -> OrderInfo? {
    let dependencies = getLayoutDependencies()
    let views = getLayoutRequiredSubviews()
    var orders: [ObjectIdentifier: Int] = [:]
    // The longest chain of pins has at most as many steps as there are views, unless it is a
    // circle.
    for _ in views {
      let raised = dependencies.filter { dependency in
        let order = orders[ObjectIdentifier(dependency.view), default: 0]
        let least = orders[ObjectIdentifier(dependency.reference), default: 0] + 1
        if order < least { orders[ObjectIdentifier(dependency.view)] = least }
        return order < least
      }
      if raised.isEmpty { break }
    }
    guard orders.values.allSatisfy({ $0 < max(views.count, 1) }) else { return nil }
    var info = OrderInfo()
    for view in views { info.set(.value(orders[ObjectIdentifier(view), default: 0]), for: view) }
    return info
  }

  /// The subviews that a layout is pinned to or into, each once.
  private func references(of layout: IndividualProperty.Layout?) -> [View] {
    var found: [View] = []
    for reference in layout?.record.references ?? [] {
      var view: View? = reference
      while let inner = view, inner.superview !== body { view = inner.superview }
      guard let view, !found.contains(where: { $0 === view }) else { continue }
      found.append(view)
    }
    return found
  }
}
