// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The items of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The title of the screen.
  open var title: String? { didSet { Host.observer?.barItemDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { itemViewsDidChange() } }
  /// A text above the title, for which the bar is 30 points higher.
  open var prompt: String? { didSet { partsDidChange() } }
  /// The back button that is shown while the next controller is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { Host.observer?.barItemDidChange() } }
  /// The text of that button.
  open var backButtonTitle: String? { didSet { Host.observer?.barItemDidChange() } }
  /// The display mode of the back button: its title, a generic title, or only the arrow.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { Host.observer?.barItemDidChange() } }
  /// Whether the leading buttons are shown beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The buttons at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemViewsDidChange() } }
  /// The buttons at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemViewsDidChange() } }
  /// The first button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The display mode of a large title. An automatic title is as large as that of the previous
  /// item.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.heightMayChange() }
  }
  /// The bar that has the item.
  final weak var bar: UINavigationBar?
  /// The controller of a search, for whose field the bar is 52 points higher.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController, oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      partsDidChange()
    }
  }
  /// Whether the field of the search scrolls away with the content, before a large title does,
  /// unless a search is active.
  open var hidesSearchBarWhenScrolling = true { didSet { partsDidChange() } }
  /// The preferred position of the search field. Stored: the field is not shown.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The style of the screen's navigation. Stored, not shown.
  open var style = ItemStyle.navigator
  /// The action of the back button in place of going back. Stored.
  open var backAction: UIAction?
  /// A function that returns the menu of the title. Stored, not shown.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The properties of the document in the menu of the title. Stored, not shown.
  open var documentProperties: UIDocumentProperties?
  /// The delegate that is notified when the user renames the title. Stored: titles are not edited
  /// in bars.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The identifier under which the user's customization of the bar is stored. Stored.
  open var customizationIdentifier: String?
  /// Groups of buttons at the leading end. Stored, not shown.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons in the middle. Stored, not shown.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons at the trailing end. Stored, not shown.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group that is pinned to the trailing end. Stored, not shown.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The additional elements of the overflow menu. Stored, not shown.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of the scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar at the edge of the scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether the bar is higher for the item.
  final var hasParts: Bool { prompt != nil || searchController != nil }

  private func partsDidChange() {
    bar?.heightMayChange()
    Host.observer?.barItemDidChange()
  }

  /// Creates an item without title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without title; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  /// Sets the first button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
