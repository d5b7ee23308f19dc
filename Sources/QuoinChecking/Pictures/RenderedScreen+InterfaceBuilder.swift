// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedScreen {
  /// Finds the screen of the device that a scene is for; nil when the scene does not fill it.
  @MainActor init?(_ scene: LoadedScene, _ assets: SceneAssets?, _ environment: AssetEnvironment) {
    guard let device = scene.device.flatMap({ SceneDevice(named: $0) }),
      device.family == .phone || device.family == .pad
    else { return nil }
    guard scene.size == device.size(in: scene.orientation), scene.hasController else { return nil }
    self.init(
      cutout: Cutout(
        upperInset: Double(device.safeAreaInsets(in: .portrait).top),
        isPhone: device.family == .phone), isTablet: device.family == .pad,
      insets: device.runningInsets(in: scene.orientation),
      bars: Bars(scene.bars) { item, isTab in
        var shown = RenderedBarItem(item, isTab: isTab, in: environment)
        if let color = item.tintColor?.name.flatMap({ assets?.color(named: $0, environment) }) {
          shown.color = color
        }
        return assets?.withImage(shown, in: environment) ?? shown
      })
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
    let prompt = bars.prompt == nil ? 0 : Double(UINavigationBar.promptHeight)
    return max(0, insets.top + prompt + bars.navigationBar + bars.largeTitle - max(0, top))
  }
}

extension RenderedScreen.Bars {
  fileprivate init(_ bars: SceneBars, item: (BarItemDescription, _ isTab: Bool) -> RenderedBarItem)
  {
    self.init(
      title: bars.title, navigationBar: bars.navigationBar, largeTitle: bars.largeTitle,
      tabBar: bars.tabBar, toolbar: bars.toolbar)
    prompt = bars.prompt
    leadingItems = bars.leadingItems.map { item($0, false) }
    trailingItems = bars.trailingItems.map { item($0, false) }
    toolbarItems = bars.toolbarItems.map { item($0, false) }
    tabs = bars.tabs.map { item($0, true) }
    selectedTab = bars.selectedTab
  }
}

extension RenderedBarItem {
  fileprivate init(_ item: BarItemDescription, isTab: Bool, in environment: AssetEnvironment) {
    let system = item.systemItem.flatMap {
      isTab ? RenderedBarItem(systemTab: $0) : RenderedBarItem(systemButton: $0)
    }
    self.init(
      title: isTab || item.image == nil ? item.title ?? system?.title : nil,
      symbol: item.image ?? system?.symbol, isProminent: system?.isProminent ?? item.isProminent,
      isFlexibleSpace: system?.isFlexibleSpace ?? false)
    isEnabled = item.isEnabled
    badge = item.badge
    color = item.tintColor.flatMap { RenderedColor($0, in: environment) }
  }
}
