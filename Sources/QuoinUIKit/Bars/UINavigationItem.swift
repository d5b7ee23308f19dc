// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a navigation bar shows for a controller. Stored, not shown.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What the button for going back shows.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// The title.
  open var title: String? { didSet { Host.observer?.barItemDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { itemViewsDidChange() } }
  /// A text above the title, for which the bar is 30 points higher.
  open var prompt: String? { didSet { partsDidChange() } }
  /// The button for going back that the next controller shows.
  open var backBarButtonItem: UIBarButtonItem? { didSet { Host.observer?.barItemDidChange() } }
  /// The text of that button.
  open var backButtonTitle: String? { didSet { Host.observer?.barItemDidChange() } }
  /// What that button shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button for going back.
  open var hidesBackButton = false { didSet { Host.observer?.barItemDidChange() } }
  /// Whether buttons at the leading end are beside that for going back.
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
  /// Whether the title is large. Automatic titles are as large as that of the item before.
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
  /// Whether the field of the search goes away while the content scrolls, before a large title does, unless
  /// the search goes on.
  open var hidesSearchBarWhenScrolling = true { didSet { partsDidChange() } }
  /// Where the program wants the field of the search. Stored: it is not shown.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// What the screen is for. Stored, not shown.
  open var style = ItemStyle.navigator
  /// What the button for going back does in place of going back. Stored.
  open var backAction: UIAction?
  /// Makes the menu of the title. Stored, not shown.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// What the menu of the title says about a document. Stored, not shown.
  open var documentProperties: UIDocumentProperties?
  /// Hears of a title that the user changes. Stored: titles are not changed in bars.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The name that changes of the bar by the user are stored by. Stored.
  open var customizationIdentifier: String?
  /// Groups of buttons at the leading end. Stored, not shown.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons in the middle. Stored, not shown.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons at the trailing end. Stored, not shown.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group that stays at the trailing end. Stored, not shown.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Entries of the menu of what has no place. Stored, not shown.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// What the bar looks like.
  open var standardAppearance: UINavigationBarAppearance?
  /// What a low bar looks like.
  open var compactAppearance: UINavigationBarAppearance?
  /// What the bar looks like at the beginning of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What a low bar looks like at the beginning of what scrolls.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether the bar is higher for the item.
  final var hasParts: Bool { prompt != nil || searchController != nil }

  private func partsDidChange() {
    bar?.heightMayChange()
    Host.observer?.barItemDidChange()
  }

  /// An item without title.
  public override init() {
    super.init()
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without title; archives are not read.
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
  /// Shows or hides the button for going back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
