// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A tab of a ``UITabBarController``, which makes its controller.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The name of a tab.
  public typealias Identifier = String

  /// The position of a tab. Stored, not shown.
  public enum Placement: Int, Hashable, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  /// The identifier of the tab.
  public final let identifier: Identifier
  /// The title of the tab.
  open var title: String { didSet { changeItem { $0.title = title } } }
  /// The image of the tab.
  open var image: UIImage? { didSet { changeItem { $0.image = image } } }
  /// The subtitle of the tab. Stored, not shown.
  open var subtitle: String?
  /// The text of the badge.
  open var badgeValue: String? { didSet { changeItem { $0.badgeValue = badgeValue } } }
  /// An object of the program that identifies the tab.
  open var userInfo: Any?
  /// The preferred position of the tab. Stored, not shown.
  open var preferredPlacement = Placement.automatic
  /// Whether the user can hide the tab. Stored.
  open var allowsHiding = false
  /// Whether the tab is hidden. Stored.
  open var isHidden = false
  /// Whether the tab is hidden by default. Stored.
  open var isHiddenByDefault = false
  /// Whether the tab is enabled. Stored.
  open var isEnabled = true
  /// The group that has the tab.
  open internal(set) weak var parent: UITabGroup?
  /// The controller that has the tab.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// The controller of the tab; nil before the tab is shown.
  open private(set) var viewController: UIViewController?
  final weak var owner: UITabBarController?
  private final let provider: ((UITab) -> UIViewController)?

  /// Creates a tab with a controller.
  public init(
    title: String, image: UIImage?, identifier: Identifier,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  private func changeItem(_ change: (UITabBarItem) -> Void) {
    if let item = viewController?.tabBarItem { change(item) }
  }

  /// Creates the controller if it is missing.
  func loadViewController() -> UIViewController? {
    if let viewController { return viewController }
    guard let made = provider?(self) ?? firstOfChildren else { return nil }
    viewController = made
    changeItem {
      $0.title = title
      $0.image = image
      $0.badgeValue = badgeValue
    }
    return made
  }

  /// The controller of a tab without one of its own.
  var firstOfChildren: UIViewController? { nil }

  func tab(named name: Identifier) -> UITab? { identifier == name ? self : nil }
}

/// A tab for a search.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether selecting the tab begins a search. Stored: there is no keyboard.
  open var automaticallyActivatesSearch = false

  /// Creates a search tab with a controller; its title and image are those of a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that belong together. The bar shows the first of them, or the controller of the group.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }
  /// The tab that is selected. Stored.
  open var selectedChild: UITab?
  /// The identifier of the tab that is selected initially. Stored.
  open var defaultChildIdentifier: Identifier?
  /// Whether the user can reorder the tabs. Stored.
  open var allowsReordering = false
  /// The order of the tabs that the user chose, by identifier. Stored.
  open var displayOrderIdentifiers: [Identifier] = []
  /// The appearance of the group in a sidebar. Stored, not shown.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The actions of the group in a sidebar. Stored, not shown.
  open var sidebarActions: [UIAction] = []
  /// The navigation controller that shows the tabs of the group. Stored.
  open var managingNavigationController: UINavigationController?

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: Identifier, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// Returns the tab of a name in the group; nil for none.
  open func tab(forIdentifier identifier: Identifier) -> UITab? {
    children.lazy.compactMap { $0.tab(named: identifier) }.first
  }

  override var firstOfChildren: UIViewController? {
    (selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?
      .loadViewController()
  }

  override func tab(named name: Identifier) -> UITab? {
    super.tab(named: name) ?? tab(forIdentifier: name)
  }
}
