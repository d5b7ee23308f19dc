// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// The parts of a device's screen around the views of a scene that fills it.
public struct RenderedScreen: Hashable, Sendable {
  /// The cutout in the upper edge of the screen.
  public enum Cutout: String, CaseIterable, Hashable, Sendable {
    case none
    /// A wide notch in the edge, as on iPhone X to iPhone 14.
    case notch
    /// A pill below the edge, as on newer iPhones.
    case island

    /// Determines the cutout from the inset of the screen in portrait: pills need 59 points and
    /// more, notches 44 to 50.
    package init(upperInset: Double, isPhone: Bool) {
      self = !isPhone || upperInset < 44 ? .none : upperInset < 59 ? .notch : .island
    }
  }

  /// The appearance of the time and the battery.
  public enum StatusBar: String, CaseIterable, Hashable, Sendable {
    /// Dark on light views and light on dark ones.
    case automatic
    case light
    case dark
    case hidden
  }

  /// The cutout in the upper edge of the screen in portrait.
  public var cutout: Cutout
  /// Whether the device is a tablet.
  public var isTablet: Bool
  /// The insets in points that the device covers, without bars of the program. Devices without a
  /// home button cover a strip at the bottom.
  public var insets: LayoutInsets
  /// The appearance of the status bar.
  public var statusBar = StatusBar.automatic
  /// The bars that a container of the scene's controller draws over the scene.
  public var bars: Bars

  /// Bars of containers, with their heights in points; 0 for none.
  public struct Bars: Hashable, Sendable {
    /// The title of the navigation bar.
    public var title: String?
    /// The text above the title of the navigation bar, for which there are 30 points more.
    package var prompt: String?
    /// The buttons of the toolbar.
    package var toolbarItems: [RenderedBarItem] = []
    /// The height of the navigation bar without the large title.
    public var navigationBar: Double
    /// The height of the large title.
    public var largeTitle: Double
    /// The height of the tab bar.
    public var tabBar: Double
    /// The height of the toolbar.
    public var toolbar: Double
    /// The buttons at the start of the navigation bar, the outermost one first.
    public var leadingItems: [RenderedBarItem] = []
    /// The buttons at the end of the navigation bar, the outermost one first.
    public var trailingItems: [RenderedBarItem] = []
    /// The tabs; empty when they are not known.
    public var tabs: [RenderedBarItem] = []
    /// The index of the selected tab.
    public var selectedTab: Int?
    /// Whether content may be scrolled under the bar at the bottom, which has no background
    /// otherwise.
    package var coversContent = true

    /// Creates bars; by default none.
    package init(
      title: String? = nil, navigationBar: Double = 0, largeTitle: Double = 0, tabBar: Double = 0,
      toolbar: Double = 0
    ) {
      self.title = title
      self.navigationBar = navigationBar
      self.largeTitle = largeTitle
      self.tabBar = tabBar
      self.toolbar = toolbar
    }
  }

  /// Creates a screen from its parts.
  package init(
    cutout: Cutout, isTablet: Bool = false, insets: LayoutInsets, bars: Bars = Bars()
  ) {
    self.cutout = cutout
    self.isTablet = isTablet
    self.insets = insets
    self.bars = bars
  }
}
