// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Reports cyclic pins, and pins to views that are laid out later, once for the same layouts.
  ///
  /// - Parameter count: the number of stored layouts.
  func warnOfPinOrder(_ count: Int) {
    guard count > 1, PinOrder.isNew(body, count), !hasComputedLayouts else { return }
    let late = getLayoutDependencies().filter { !$0.isInOrder }
    guard !late.isEmpty else { return }
    let layouts = InfoInEffect(body.layoutInfo, under: currentKey)
    defer { FrameStatement.current = nil }
    guard getSuggestedOrders() == nil else {
      for dependency in late {
        FrameStatement.current = layouts[dependency.view]?.record.log.statement
        FrameWarning.lateReference(dependency).report()
      }
      return
    }
    FrameStatement.current = layouts[late[0].view]?.record.log.statement
    var views: [View] = []
    for view in late.flatMap({ [$0.view, $0.reference] })
    where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    FrameWarning.pinCircle(views).report()
  }
}

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Whether a closure makes a layout in each pass. Another call of it could have an effect.
  private var hasComputedLayouts: Bool {
    let infos = [body.layoutInfo[currentKey], body.layoutInfo[DefaultCondition.default.rawValue]]
    return body.subviews.contains { view in
      infos.contains { info in
        if case .closure = info?.source(of: view) { true } else { false }
      }
    }
  }
}

/// The views whose pins were looked at.
@MainActor private enum PinOrder {
  private static var known: [ObjectIdentifier: (view: WeakView, count: Int)] = [:]

  /// Whether the pins of a view with this number of layouts were not checked yet.
  static func isNew(_ view: View, _ count: Int) -> Bool {
    let key = ObjectIdentifier(view)
    if let entry = known[key], entry.view.view === view, entry.count == count { return false }
    // Views that were released leave no entries.
    if known.count > 256 { known = known.filter { $0.value.view.view != nil } }
    known[key] = (WeakView(view), count)
    return true
  }
}
