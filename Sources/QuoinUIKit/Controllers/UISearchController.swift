// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text of the search changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is notified of the beginning and the end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the controller is to be presented. Quoin never calls it.
  func presentSearchController(_ searchController: UISearchController)
}

/// A controller with a field for a search, which the navigation bar of an item with the controller
/// shows.
///
/// During a search, the results are over the content of the navigation controller. Their controller
/// is a child of that one.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The conditions under which the bar of scopes is visible.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  private let results: UIViewController?

  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { results }
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is notified of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      if isActive {
        delegate?.willPresentSearchController(self)
        stateDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        stateDidChange()
        searchBar.resignFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
      }
    }
  }
  /// The condition under which the bar of scopes is visible; `automatic` means during a search.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { stateDidChange() } }
  private var wantsResults = false
  /// Whether the results are visible during a search. After the program sets it, the text does not
  /// change it any more.
  open var showsSearchResultsController: Bool {
    get { shownResults != nil }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      barHeightMayChange()
    }
  }
  /// The controller whose view is over the content.
  final var shownResults: UIViewController? {
    guard isActive else { return nil }
    let isWanted = automaticallyShowsSearchResultsController ? hasText : wantsResults
    return isWanted ? results : nil
  }
  /// The item that has the search.
  final weak var item: UINavigationItem?
  /// The field for the search. Typing into it begins the search.
  open private(set) lazy var searchBar = makeSearchBar()
  /// Whether the searched content is dimmed. Stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the searched content is dimmed; deprecated by Apple. Stored.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the search hides the navigation bar. Stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the field has a button that ends the search, during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown while there is a text.
  open var automaticallyShowsSearchResultsController = true { didSet { barHeightMayChange() } }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchController = self
    // A search begins with the first change of the text, not with the focus: the first control of a
    // window has it from the beginning.
    let update = UIAction { [weak self] _ in self?.textDidChange() }
    bar.searchTextField.addAction(update, for: .editingChanged)
    return bar
  }

  private var hasText: Bool { !(searchBar.text ?? "").isEmpty }

  /// Shows the scopes where they belong to the state of the search, and the results.
  private func stateDidChange() {
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.hasScopeBar = isActive
    case .onTextEntry: searchBar.hasScopeBar = isActive && hasText
    }
    barHeightMayChange()
  }

  /// Places the bar and the results again.
  final func barHeightMayChange() { item?.bar?.heightMayChange() }

  private func textDidChange() {
    if isActive {
      stateDidChange()
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      // This updates the results too.
      isActive = true
    }
  }

  /// Creates a search whose results another controller shows; nil for the controller that is
  /// searched.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search; files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search; archives are not read.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }
}
