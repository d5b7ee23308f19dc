// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bars of containers that cover the main view of a scene, with their heights in points.
package struct SceneBars: Hashable, Sendable {
  /// The title of the navigation bar; nil when the file has none.
  package var title: String?
  /// The text above the title; nil when the file has none.
  package var prompt: String?
  /// The height of the navigation bar without a large title; 0 for no bar over the view.
  package var navigationBar = 0.0
  /// The height of the large title; 0 for none.
  package var largeTitle = 0.0
  /// The height of the tab bar; 0 for no bar over the view.
  package var tabBar = 0.0
  /// The height of the toolbar; 0 for no bar over the view.
  package var toolbar = 0.0
  /// The buttons of the navigation bar, the outermost ones first.
  package var leadingItems: [BarItemDescription] = []
  package var trailingItems: [BarItemDescription] = []
  /// The buttons of the toolbar.
  package var toolbarItems: [BarItemDescription] = []
  /// The tabs of the tab bar in order; empty when they are not known.
  package var tabs: [BarItemDescription] = []
  /// The index of the tab that the scene belongs to.
  package var selectedTab: Int?
}

extension CanvasEnvironment {
  /// The bars over the main view of a scene: opaque bars are beside it.
  func barsOver(_ scene: SceneDescription) -> SceneBars {
    guard document.kind.platform == .iOS, let controller = scene.controller else {
      return SceneBars()
    }
    let context = bars.context(of: controller)
    let heights = BarHeights(era: document.era, device: document.device)
    let edges = controller.extendedEdges
    var result = SceneBars(title: controller.title)
    result.leadingItems = controller.leadingItems
    result.trailingItems = controller.trailingItems
    result.toolbarItems = controller.toolbarItems
    guard !context.isEmbedded else { return result }
    if let place = bars.tabs(around: controller.id) {
      (result.tabs, result.selectedTab) = (place.items, place.selected)
    }
    if context.navigationBar == .translucent, edges?.contains("top") != false {
      result.navigationBar = heights.height(of: .navigationBar)
      result.prompt = controller.prompt
      result.largeTitle = context.hasLargeTitle ? heights.height(of: .largeTitle) : 0
    }
    if edges?.contains("bottom") != false {
      result.tabBar = context.tabBar == .translucent ? heights.height(of: .tabBar) : 0
      result.toolbar = context.toolbar == .translucent ? heights.height(of: .toolbar) : 0
    }
    return result
  }
}
