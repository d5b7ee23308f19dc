// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A search term with an object of the program. Stored, not shown.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The object of the program, such as the contact that the term names.
  open var representedObject: Any?
  /// The picture of the term.
  public final let icon: UIImage?
  /// The text of the term.
  public final let text: String

  /// A term with a picture.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// What a search suggests. Stored, not shown.
@preconcurrency @MainActor public protocol UISearchSuggestion {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The text for assistive programs.
  var localizedDescription: String? { get }
  /// The picture.
  var iconImage: UIImage? { get }
  /// What the program knows it by.
  var representedObject: Any? { get set }
}

/// What a search suggests. Stored, not shown.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text.
  open private(set) var localizedSuggestion: String?
  /// The text for assistive programs.
  open private(set) var localizedDescription: String?
  /// The picture.
  open private(set) var iconImage: UIImage?
  /// What the program knows it by.
  open var representedObject: Any?

  /// A suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

extension UISearchTextField {
  /// The terms before the text. Stored, not shown.
  public var tokens: [UISearchToken] {
    get { kept(as: [UISearchToken].self, .tokens) ?? [] }
    set { keep(newValue, .tokens) }
  }
  /// Inserts a term.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var terms = tokens
    terms.insert(token, at: min(max(tokenIndex, 0), terms.count))
    tokens = terms
  }
  /// Removes a term.
  public func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }
  /// Replaces a part of the text by a term.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text: terms have no length here.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// The place of a term: before the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// The terms of a range: all in one that begins with the text.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// The colour of terms. Stored, not shown.
  public var tokenBackgroundColor: UIColor! {
    get { kept(as: UIColor.self, .tokenColor) ?? .tintColor }
    set { keep(newValue, .tokenColor) }
  }
  /// Whether terms can be copied. Stored.
  public var allowsCopyingTokens: Bool {
    get { kept(as: Bool.self, .copiesTokens) ?? true }
    set { keep(newValue, .copiesTokens) }
  }
  /// Whether terms can be removed. Stored.
  public var allowsDeletingTokens: Bool {
    get { kept(as: Bool.self, .deletesTokens) ?? true }
    set { keep(newValue, .deletesTokens) }
  }
  /// What is suggested. Stored, not shown.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(as: [any UISearchSuggestion].self, .searchSuggestions) }
    set { keep(newValue, .searchSuggestions) }
  }
}

extension UISearchController {
  /// Whether choices of the search are offered while it is used. Stored.
  public var automaticallyShowsScopeBar: Bool {
    get { kept(as: Bool.self, .automaticScopes) ?? true }
    set { keep(newValue, .automaticScopes) }
  }
  /// What is suggested. Stored, not shown.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(as: [any UISearchSuggestion].self, .searchSuggestions) }
    set { keep(newValue, .searchSuggestions) }
  }
  /// Whether suggestions are hidden. Stored.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(as: Bool.self, .ignoresSuggestions) ?? true }
    set { keep(newValue, .ignoresSuggestions) }
  }
  /// Where the field of the search is.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}
