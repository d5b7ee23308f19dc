// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Bars.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

extension UISearchTextField {
  /// Without effect here: Apple's [UISearchTextField.tokens](https://developer.apple.com/documentation/uikit/uisearchtextfield/tokens).
  public var tokens: [UISearchToken] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchTextField.tokenBackgroundColor](https://developer.apple.com/documentation/uikit/uisearchtextfield/tokenbackgroundcolor).
  public var tokenBackgroundColor: UIColor! {
    get { kept(.tintColor) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchTextField.allowsCopyingTokens](https://developer.apple.com/documentation/uikit/uisearchtextfield/allowscopyingtokens).
  public var allowsCopyingTokens: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchTextField.allowsDeletingTokens](https://developer.apple.com/documentation/uikit/uisearchtextfield/allowsdeletingtokens).
  public var allowsDeletingTokens: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchTextField.searchSuggestions](https://developer.apple.com/documentation/uikit/uisearchtextfield/searchsuggestions).
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISearchController {
  /// Without effect here: Apple's [UISearchController.searchBarPlacement](https://developer.apple.com/documentation/uikit/uisearchcontroller/searchbarplacement).
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Without effect here: Apple's [UISearchController.automaticallyShowsScopeBar](https://developer.apple.com/documentation/uikit/uisearchcontroller/automaticallyshowsscopebar).
  public var automaticallyShowsScopeBar: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchController.searchSuggestions](https://developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions).
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked](https://developer.apple.com/documentation/uikit/uisearchcontroller/ignoressearchsuggestionsforsearchbarplacementstacked).
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

