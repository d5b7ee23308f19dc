// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text of the search changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller with a field for a search. The field is not shown by a navigation bar here.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?

  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { results }
  /// Shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a search goes on.
  open var isActive = false
  /// The field for the search.
  open private(set) lazy var searchBar = UISearchBar()
  /// Whether what is searched is dimmed. Stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether what is searched is dimmed; retired by Apple. Stored.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away. Stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the field comes with its buttons. Stored.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown automatically. Stored.
  open var automaticallyShowsSearchResultsController = true

  /// A search whose results another controller shows; nil for the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search; files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A search; archives are not read.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }
}
