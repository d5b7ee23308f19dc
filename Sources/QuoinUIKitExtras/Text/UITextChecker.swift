// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// Finds words that are spelled wrong. There is no list of words here: all are right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The languages with a list of words: none.
  open class var availableLanguages: [String] { [] }
  private static var learned: Set<String> = []
  /// Words that are right in the text. Stored.
  open var ignoredWords: [String]?
  /// A checker.
  public override init() { super.init() }
  /// The first word that is spelled wrong: none, whose location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Words that may be meant: none are known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Words that begin as a part of a text: none are known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Lets a word be right in the text.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Lets a word be right from now on.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Lets a word be right no longer.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
