// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// A spelling checker. It has no dictionary here: all words are correct.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }
  private static var learned: Set<String> = []
  /// The words that are ignored in the text. Stored.
  open var ignoredWords: [String]?
  /// Creates a spelling checker.
  public override init() { super.init() }
  /// Returns the first misspelled word: none, a range whose location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns suggestions for a misspelled word: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Returns completions of a partial word: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Ignores a word in the text.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Adds a word to the learned words.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Removes a word from the learned words.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
