// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UISearchBar {
  /// The additional height of scopes at the lower edge, in points: Apple's bars of 44 points have
  /// 88 with scopes.
  package static let scopeHeight: CGFloat = 44

  /// The height of the scopes that are offered.
  package var scopeSpace: CGFloat {
    hasScopeBar && !(scopeButtonTitles ?? []).isEmpty ? Self.scopeHeight : 0
  }

  func addingScopes(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.height + scopeSpace)
  }

  /// Invalidates the height of the bar.
  func scopesDidChange() {
    invalidateIntrinsicContentSize()
    reportChange(.content)
    searchController?.barHeightMayChange()
  }

  /// Selects a scope for the user.
  package func chooseScope(_ index: Int) {
    guard index != selectedScopeButtonIndex, scopeButtonTitles?.indices.contains(index) == true
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    if let searchController, searchController.isActive {
      searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    }
  }
}
