// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import QuoinUIKit

/// The buttons of a toolbar. Flexible spaces share the width that is free.
final class ToolbarPeer: BoxPeer {
  private let buttons = BarButtons()
  private static let margin: CGFloat = 8

  override func updateParts() {
    guard let bar = view as? UIToolbar else { return }
    let items = bar.items ?? []
    let shown = items.filter { !$0.isSpace }
    let views = buttons.views(of: shown, in: bar) { ($0 as? UIBarButtonItem)?.choose() }
    let sizes = views.map { BarButtons.size(of: $0, height: bar.bounds.height) }
    let fixed = items.reduce(sizes.reduce(0) { $0 + $1.width }) {
      $0 + ($1.systemItem == .fixedSpace ? $1.width : 0)
    }
    let gaps = Self.margin * CGFloat(shown.count + 1)
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let spring = springs > 0 ? max(bar.bounds.width - fixed - gaps, 0) / CGFloat(springs) : 0
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = Self.margin
    var index = 0
    for item in items {
      if item.isSpace {
        x += item.systemItem == .flexibleSpace ? spring : item.width
        continue
      }
      let size = sizes[index]
      let frame = CGRect(
        x: isReversed ? bar.bounds.width - x - size.width : x,
        y: (bar.bounds.height - size.height) / 2, width: size.width, height: size.height)
      if views[index].frame != frame { views[index].frame = frame }
      x += size.width + Self.margin
      index += 1
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// The tabs of a tab bar.
final class TabBarPeer: BoxPeer {
  private let buttons = BarButtons()

  override func updateParts() {
    guard let bar = view as? UITabBar else { return }
    let items = bar.items ?? []
    let views = buttons.views(of: items, in: bar) { [weak self] in self?.choose($0) }
    let controller = controller(of: bar)
    let selected = controller?.selectedViewController?.tabBarItem ?? bar.selectedItem
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bar.bounds.width / CGFloat(max(items.count, 1))
    let height = bar.bounds.height - bar.safeAreaInsets.bottom
    for (index, view) in views.enumerated() {
      let place = isReversed ? items.count - 1 - index : index
      let size = BarButtons.size(of: view, height: height)
      let frame = CGRect(
        x: width * CGFloat(place) + (width - min(size.width, width)) / 2,
        y: (height - size.height) / 2, width: min(size.width, width), height: size.height)
      if view.frame != frame { view.frame = frame }
      guard let button = view as? ItemButton else { continue }
      let color: UIColor =
        items[index] === selected
        ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
      if button.titleColor(for: .normal) != color {
        button.setTitleColor(color, for: .normal)
        button.tintColor = color
      }
    }
  }

  private func controller(of bar: UITabBar) -> UITabBarController? {
    sequence(first: bar as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UITabBarController }.first { $0.tabBar === bar }
  }

  private func choose(_ item: UIBarItem) {
    guard let bar = view as? UITabBar, let item = item as? UITabBarItem,
      let index = bar.items?.firstIndex(of: item)
    else { return }
    bar.selectedItem = item
    bar.delegate?.tabBar(bar, didSelect: item)
    guard let controller = controller(of: bar), let chosen = controller.viewControllers?[index],
      controller.delegate?.tabBarController(controller, shouldSelect: chosen) ?? true
    else { return }
    controller.selectedIndex = index
    controller.delegate?.tabBarController(controller, didSelect: chosen)
  }
}
#endif
