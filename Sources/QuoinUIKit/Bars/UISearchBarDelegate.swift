// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Hears of a field for a search.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The search is to begin.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The search is to end.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// What UIKit does where a delegate leaves a method out.
