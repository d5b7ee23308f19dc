// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// Navigation bars, tab bars and toolbars.
extension RenderedAppearance {
  @MainActor mutating func readBar(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar:
      ignoreClearColor()
      text = bar.topItem?.titleView == nil ? bar.topItem?.title : nil
      prompt = bar.topItem?.prompt
      let style = bar.shownStyle
      backgroundColor =
        backgroundColor
        ?? (style.isTransparent
          ? RenderedColor(hex: 0, alpha: 0) : view.shownColor(style.background))
      hasBarBlur = style.hasBlur
      hasBorder = style.hasShadow
      textColor = view.shownColor(style.titleColor)
      if let field = bar.shownSearchBar, bar.searchSpace > 0 {
        search = RenderedSearch(field, height: Double(bar.searchSpace))
      }
      leadingItems = Self.buttons(bar.topItem?.leftBarButtonItems, in: bar)
      if leadingItems.isEmpty, let back = bar.backItem, bar.topItem?.hidesBackButton == false {
        var button = RenderedBarItem(title: back.backButtonTitle ?? back.title ?? "Back")
        button.isBack = true
        leadingItems = [button]
      }
      trailingItems = Self.buttons(bar.topItem?.rightBarButtonItems, in: bar)
      hasLargeTitle =
        bar.showsLargeTitle
        && bar.bounds.height - bar.searchSpace
          >= bar.rowTop + bar.rowHeight + UINavigationBar.largeTitleHeight
      if hasLargeTitle { textColor = view.shownColor(style.largeTitleColor) }
      if bar.superview?.next is UINavigationController { coveredTop = Double(bar.frame.minY) }
    case let bar as UITabBar:
      items = (bar.items ?? []).map { RenderedBarItem($0, in: bar) }
      read(bar.shownStyle, of: bar)
      selectedSegment = bar.items?.firstIndex { $0 === bar.selectedItem }
    case let bar as UIToolbar:
      items = Self.buttons(bar.items, in: bar)
      read(bar.shownStyle, of: bar)
    default: return
    }
    tintColor = view.ownTint
  }

  /// A bar draws its background over a colour of the view.
  private mutating func ignoreClearColor() {
    if backgroundColor?.alpha == 0 { backgroundColor = nil }
  }

  @MainActor private mutating func read(_ style: EdgeBarStyle, of bar: UIView) {
    ignoreClearColor()
    backgroundColor =
      backgroundColor
      ?? (style.isTransparent ? RenderedColor(hex: 0, alpha: 0) : bar.shownColor(style.background))
    hasBarBlur = style.hasBlur
    hasBorder = style.hasShadow
  }

  /// The buttons of items; views that are items are in the bar, and take their room.
  @MainActor private static func buttons(
    _ items: [UIBarButtonItem]?, in bar: UIView
  ) -> [RenderedBarItem] {
    (items ?? []).compactMap { item in
      if let view = item.customView {
        return RenderedBarItem(width: Double(view.bounds.width))
      }
      if item.systemItem == .fixedSpace { return RenderedBarItem(width: Double(item.width)) }
      var button = item.systemItem.flatMap { RenderedBarItem(systemButton: "\($0)") }
      if button == nil, item.title != nil || item.image != nil {
        button = RenderedBarItem(
          title: item.image == nil ? item.title : nil,
          symbol: item.image.map { $0.name ?? "image" }, isProminent: item.style == .done)
        button?.image = item.image.flatMap { RenderedImage(inBar: $0, of: bar) }
      }
      button?.isEnabled = item.isEnabled
      button?.color = bar.shownColor(item.tintColor)
      return button
    }
  }
}

extension RenderedSearch {
  @MainActor init(_ bar: UISearchBar, height: Double) {
    self.init(text: bar.text, placeholder: bar.placeholder, height: height)
    if bar.scopeSpace > 0 { scopes = bar.scopeButtonTitles ?? [] }
    selectedScope = bar.selectedScopeButtonIndex
    hasCancelButton = bar.showsCancelButton
  }
}

extension RenderedBarItem {
  @MainActor fileprivate init(_ item: UITabBarItem, in bar: UITabBar) {
    let system = item.systemItem.flatMap { RenderedBarItem(systemTab: "\($0)") }
    let isSelected = item === bar.selectedItem
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    self.init(
      title: item.title ?? system?.title,
      symbol: shown.map { $0.name ?? "image" } ?? system?.symbol)
    badge = item.badgeValue
    image = shown.flatMap { RenderedImage(inBar: $0, of: bar) }
    color = bar.shownColor(bar.unselectedItemTintColor)
  }
}
