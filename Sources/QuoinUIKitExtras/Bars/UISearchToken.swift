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
}
