// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A search term in a search field, with an object of the program. Stored, not shown.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The object of the program, such as the contact that the term names.
  open var representedObject: Any?
  /// The picture of the term.
  public final let icon: UIImage?
  /// The text of the term.
  public final let text: String

  /// Creates a term with an image and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// A suggestion for a search. Stored, not shown.
@preconcurrency @MainActor public protocol UISearchSuggestion {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text that assistive technologies read.
  var localizedDescription: String? { get }
  /// The image of the suggestion.
  var iconImage: UIImage? { get }
  /// The object of the program that the suggestion represents.
  var representedObject: Any? { get set }
}

/// A suggestion for a search, with a text and an image. Stored, not shown.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The text that assistive technologies read.
  open private(set) var localizedDescription: String?
  /// The image of the suggestion.
  open private(set) var iconImage: UIImage?
  /// The object of the program that the suggestion represents.
  open var representedObject: Any?

  /// Creates a suggestion with a text and an image.
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
  /// Inserts a search term at an index.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var terms = tokens
    terms.insert(token, at: min(max(tokenIndex, 0), terms.count))
    tokens = terms
  }
  /// Removes the search term at an index.
  public func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }
  /// Replaces a part of the text with a search term.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text without the terms: the whole text, since terms have no length here.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// Returns the position of a term: always the beginning of the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// Returns the terms in a range: all of them if the range starts at the beginning of the text,
  /// otherwise none.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
}
