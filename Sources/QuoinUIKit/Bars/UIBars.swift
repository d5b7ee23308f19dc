// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar at the top, 44 points high; 32 on a phone on its side, 50 on a tablet. A large title adds 52 points, the field of a search 52, and a
/// prompt 30.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether content can be seen through the bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The views of the top item that are in the bar.
  final var shownItemViews: [UIView] = []
  /// What the bar shows, the top one last. Views of the top item are in the bar; texts and buttons are
  /// shown by windows of a host only.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
      let parts = (oldValue ?? []) + (items ?? [])
      if prefersLargeTitles || parts.contains(where: \.hasParts) { heightMayChange() }
      reportChange(.content)
    }
  }
  /// What the bar shows. Only windows of a host show it.
  open var topItem: UINavigationItem? { items?.last }
  /// What the button for going back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Receives the items that are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Moves the title up or down. Stored, not shown.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics.rawValue] = adjustment
  }
  /// By how much the title is moved, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics.rawValue] ?? 0
  }
  private var titleAdjustments: [Int: CGFloat] = [:]
  /// What the bar looks like. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar. Only windows of a host show it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The style of the title. Stored, not shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The style of large titles: their colour. Only windows of a host show it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { reportChange(.content) }
  }
  /// Whether titles may be large, which makes the bar 52 points higher. They are not in a low window.
  open var prefersLargeTitles = false { didSet { heightMayChange() } }
  /// A picture of the line at the edge of the bar. Stored, not shown.
  open var shadowImage: UIImage?
  /// The picture for going back. Stored, not shown.
  open var backIndicatorImage: UIImage?
  /// The shape of that picture while something passes it. Stored, not shown.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// What the bar looks like. Stored, not shown.
  open lazy var standardAppearance = UINavigationBarAppearance()
  /// What a low bar looks like. Stored, not shown.
  open var compactAppearance: UINavigationBarAppearance?
  /// What the bar looks like at the beginning of what scrolls. Stored, not shown.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What a low bar looks like at the beginning of what scrolls. Stored, not shown.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [Int: UIImage] = [:]
  /// Sets a picture behind the bar. Stored, not shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }
  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics.rawValue]
  }
  /// Sets what the bar shows.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds what the bar shows.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes what the bar shows.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  override func managesFrame(of subview: UIView) -> Bool { shownItemViews.contains(subview) }
  override func contentSizeDidChange(of subview: UIView) {
    if shownItemViews.contains(subview) { setNeedsLayout() }
  }
  /// Places the views of the top item; call this implementation.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }
  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }
  /// Bars are lower on a phone on its side; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}

/// A bar of buttons at the bottom, 44 points high; 32 on a phone on its side, 50 on a tablet.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Whether content can be seen through the bar.
  open var isTranslucent = true
  /// The buttons. Only windows of a host show them.
  open var items: [UIBarButtonItem]? { didSet { reportChange(.content) } }
  /// What the bar looks like. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar. Only windows of a host show it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// What the bar looks like. Stored, not shown.
  open lazy var standardAppearance = UIToolbarAppearance()
  /// What a low bar looks like. Stored, not shown.
  open var compactAppearance: UIToolbarAppearance?
  /// What the bar looks like above the end of what scrolls. Stored, not shown.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets a picture behind the bar. Stored, not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets a picture of the line at the edge. Stored, not shown.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  override var defaultHugging: AxisPriorities { ControlMetrics.toolbar.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Bars are lower on a phone on its side; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}

/// A bar for choosing a controller at the bottom, 49 points high; 32 on a phone on its side, 50 on a tablet.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Whether content can be seen through the bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The tabs. Only windows of a host show them.
  open var items: [UITabBarItem]? { didSet { reportChange(.content) } }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { reportChange(.content) } }
  /// What the bar looks like. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar. Only windows of a host show it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of tabs that are not selected. Stored, not shown.
  open var unselectedItemTintColor: UIColor?
  /// A picture behind the bar. Stored, not shown.
  open var backgroundImage: UIImage?
  /// A picture of the line at the edge. Stored, not shown.
  open var shadowImage: UIImage?
  /// A picture behind the selected tab. Stored, not shown.
  open var selectionIndicatorImage: UIImage?
  /// How tabs share the width. Stored, not shown.
  open var itemPositioning = ItemPositioning.automatic
  /// How tabs share the width of a bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
  /// How wide tabs are, in points. Stored, not shown.
  open var itemWidth: CGFloat = 0
  /// The gap between tabs, in points. Stored, not shown.
  open var itemSpacing: CGFloat = 0
  /// What the bar looks like. Stored, not shown.
  open lazy var standardAppearance = UITabBarAppearance()
  /// What the bar looks like above the end of what scrolls. Stored, not shown.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Receives the selection of tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  override var defaultHugging: AxisPriorities { ControlMetrics.tabBar.hugging }
  /// A height and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Bars are lower on a phone on its side; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
