// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar at the top, 44 points high; 32 on a phone in landscape, 50 on a tablet. A large title adds
/// 52 points, the field of a search 52, and a prompt 30.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The views of the top item that are in the bar.
  final var shownItemViews: [UIView] = [] {
    didSet { replaceItemViews(oldValue, by: shownItemViews) }
  }
  /// The items of the bar, the top one last. Views of the top item are in the bar; pictures and
  /// windows of a host show its texts and buttons.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
      let parts = (oldValue ?? []) + (items ?? [])
      if prefersLargeTitles || parts.contains(where: \.hasParts) { heightMayChange() }
      reportChange(.content)
    }
  }
  /// The item that the bar shows, in pictures and in windows of a host.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Receives the items that are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Sets the vertical offset of the title. Stored, not shown.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics.rawValue] = adjustment
  }
  /// Returns the distance by which the title is moved, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics.rawValue] ?? 0
  }
  private var titleAdjustments: [Int: CGFloat] = [:]
  /// The style of the bar. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar. Only windows of a host show it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The attributes of the title. Stored, not shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The style of large titles: their colour. Only windows of a host show it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { reportChange(.content) }
  }
  /// Whether titles may be large, which makes the bar 52 points taller. They are not in a window
  /// with a compact height.
  open var prefersLargeTitles = false { didSet { heightMayChange() } }
  /// The image of the separator at the edge of the bar. Stored, not shown.
  open var shadowImage: UIImage?
  /// The image of the back button. Stored, not shown.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image during transitions. Stored, not shown.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The standard appearance of the bar. Stored, not shown.
  open lazy var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a compact bar. Stored, not shown.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of the scrolled content; nil for a transparent bar. The
  /// background, the separator and the colours of titles are shown.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar at the edge of the scrolled content. Stored, not shown.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [Int: UIImage] = [:]
  /// Sets the background image of the bar. Stored, not shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics.rawValue] = backgroundImage
  }
  /// Returns the background image of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics.rawValue]
  }
  /// Sets the items of the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item to the bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes the top item of the bar.
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
  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }
  /// Updates the bar, which is lower on a phone in landscape; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}

/// A bar of buttons at the bottom, 44 points high; 32 on a phone in landscape, 50 on a tablet.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The delegate that provides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The buttons, shown in pictures and in windows of a host.
  open var items: [UIBarButtonItem]? {
    didSet {
      setNeedsLayout()
      reportChange(.content)
    }
  }
  /// The views of items that are in the bar.
  final var shownItemViews: [UIView] = [] {
    didSet { replaceItemViews(oldValue, by: shownItemViews) }
  }
  override func managesFrame(of subview: UIView) -> Bool { shownItemViews.contains(subview) }
  override func contentSizeDidChange(of subview: UIView) {
    if shownItemViews.contains(subview) { setNeedsLayout() }
  }
  /// Places the views of items; call this implementation.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }
  /// The style of the bar. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar, whatever is under it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The appearance of the bar over content, of which the background and the separator are shown.
  open lazy var standardAppearance = UIToolbarAppearance()
  /// The appearance of a compact bar. Stored, not shown.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the bar where the content ends above it; nil for a transparent bar. The
  /// background and the separator are shown.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the background image of the bar. Stored, not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the image of the separator. Stored, not shown.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  override var defaultHugging: AxisPriorities { ControlMetrics.toolbar.hugging }
  /// The content size: a height and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Updates the bar, which is lower on a phone in landscape; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}

/// A bar for choosing a controller at the bottom, 49 points high; 32 on a phone in landscape, 50 on
/// a tablet.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Lets the controller give the place of a hidden bar to its content.
  override func hiddenDidChange() {
    super.hiddenDidChange()
    superview?.setNeedsLayout()
  }
  /// The tabs, shown in pictures and in windows of a host.
  open var items: [UITabBarItem]? { didSet { reportChange(.content) } }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { reportChange(.content) } }
  /// The style of the bar. Stored, not shown.
  open var barStyle = UIBarStyle.default
  /// The colour behind the bar, whatever is under it.
  open var barTintColor: UIColor? { didSet { reportChange(.look) } }
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The background image of the bar. Stored, not shown.
  open var backgroundImage: UIImage?
  /// The image of the separator. Stored, not shown.
  open var shadowImage: UIImage?
  /// The background image of the selected tab. Stored, not shown.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the tabs over the width of the bar. Stored, not shown.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of each tab, in points. Stored, not shown.
  open var itemWidth: CGFloat = 0
  /// The spacing between tabs, in points. Stored, not shown.
  open var itemSpacing: CGFloat = 0
  /// The appearance of the bar over content, of which the background and the separator are shown.
  open lazy var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar where the content ends above it; nil for a transparent bar. The
  /// background and the separator are shown.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The delegate that receives the selection of tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  override var defaultHugging: AxisPriorities { ControlMetrics.tabBar.hugging }
  /// The content size: a height and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// Updates the bar, which is lower on a phone in landscape; call this implementation.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
