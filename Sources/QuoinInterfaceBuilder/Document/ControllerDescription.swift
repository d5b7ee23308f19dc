// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The properties of a controller that affect the environment of its view.
package struct ControllerDescription: Sendable {
  package enum SimulatedBar: Hashable, Sendable {
    case none, translucent, opaque
  }

  package var id: String
  package var element: String
  /// The title in a navigation bar; nil when the file has none.
  package var title: String?
  /// The text above the title; nil when the file has none.
  package var prompt: String?
  /// The id of the navigation item with these texts.
  var navigationItem: String?
  /// The buttons at the start and at the end of a navigation bar, the outermost ones first.
  package var leadingItems: [BarItemDescription] = []
  package var trailingItems: [BarItemDescription] = []
  /// The buttons of a toolbar below the view.
  package var toolbarItems: [BarItemDescription] = []
  /// The tab of the controller; nil when the file has none.
  package var tab: BarItemDescription?
  /// The top bar that the file states; nil for one that is inferred from the controllers around it.
  package var topBar: SimulatedBar?
  package var bottomBar: SimulatedBar?
  package var bottomBarIsTabBar = false
  package var hasStatusBar: Bool?
  package var hidesBottomBarWhenPushed = false
  package var largeTitles = false
  /// Whether the title of the controller is never large, whatever its navigation bar allows.
  package var hasSmallTitle = false
  package var hidesNavigationBar = false
  package var barIsOpaque = false
  package var showsToolbar = false
  /// The sides below bars, when the file lists them.
  package var extendedEdges: Set<String>?
  package var hasFixedSize = false
  /// The size of the controller on the canvas, with the bars around its view, where the file states
  /// one.
  package var freeformSize: LayoutSize?
  package var oldGuides = false
}

/// A button or a tab of a bar.
package struct BarItemDescription: Hashable, Sendable {
  /// The id in the file; nil for one that is made.
  var id: String?
  package var title: String?
  /// The name of a symbol or an image.
  package var image: String?
  /// The name of a button or a tab of the system.
  package var systemItem: String?
  package var isProminent = false
  package var isEnabled = true
  /// The text of the badge of a tab; nil for none.
  package var badge: String?
  package var tintColor: FileColor?
}
