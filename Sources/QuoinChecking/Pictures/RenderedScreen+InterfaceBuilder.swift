// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedScreen {
  /// Finds the screen of the device that a scene is for; nil when the scene does not fill it.
  @MainActor init?(_ scene: LoadedScene) {
    guard let device = scene.device.flatMap({ SceneDevice(named: $0) }),
      device.family == .phone || device.family == .pad
    else { return nil }
    guard scene.size == device.size(in: scene.orientation), scene.hasController else { return nil }
    self.init(
      cutout: Cutout(
        upperInset: Double(device.safeAreaInsets(in: .portrait).top),
        isPhone: device.family == .phone), isTablet: device.family == .pad,
      insets: device.runningInsets(in: scene.orientation),
      bars: Bars(scene.bars))
    bars.coversContent = scene.roots.first?.hasContentBelow ?? false
  }
}

extension RenderedScreen {
  /// Returns the distance by which a running program moves the content of a scroll view down: a
  /// scroll view in a navigation controller begins its content below the bars over it, unless the
  /// file says otherwise.
  @MainActor func contentShift(of view: UIView, in scene: LoadedScene) -> Double {
    guard bars.navigationBar > 0, let scroll = view as? UIScrollView, let root = scene.roots.first,
      scroll.isDescendant(of: root), scroll.bounds.minY == 0,
      scene.appearance(of: view)?.styles["contentInsetAdjustmentBehavior"] != "never"
    else { return 0 }
    // A nested scroll view is moved with the one around it.
    var outer = scroll.superview
    while let next = outer {
      if next is UIScrollView { return 0 }
      outer = next.superview
    }
    let top = Double(scroll.convert(scroll.bounds, to: root).minY)
    return max(0, insets.top + bars.navigationBar + bars.largeTitle - max(0, top))
  }
}

extension RenderedScreen.Bars {
  fileprivate init(_ bars: SceneBars) {
    self.init(
      title: bars.title, navigationBar: bars.navigationBar, largeTitle: bars.largeTitle,
      tabBar: bars.tabBar, toolbar: bars.toolbar)
    leadingItems = bars.leadingItems.map { RenderedBarItem($0, isTab: false) }
    trailingItems = bars.trailingItems.map { RenderedBarItem($0, isTab: false) }
    tabs = bars.tabs.map { RenderedBarItem($0, isTab: true) }
    selectedTab = bars.selectedTab
  }
}

extension RenderedBarItem {
  fileprivate init(_ item: BarItemDescription, isTab: Bool) {
    let system = item.systemItem.flatMap {
      isTab ? RenderedBarItem(systemTab: $0) : RenderedBarItem(systemButton: $0)
    }
    self.init(
      title: isTab || item.image == nil ? item.title ?? system?.title : nil,
      symbol: item.image ?? system?.symbol, isProminent: system?.isProminent ?? item.isProminent)
  }
}
