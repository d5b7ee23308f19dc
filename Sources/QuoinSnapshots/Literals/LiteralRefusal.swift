// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason that the literal of a call is not written.
package enum LiteralRefusal: Error, Hashable, Sendable {
  case noFile
  case readOnly
  case notUTF8
  /// The file cannot be split into tokens.
  case unreadableSource
  /// There is no call of the function at the line and column.
  case noCall(function: String)
  /// The lines of the call are not those that were compiled.
  case changed
  /// The expected text is an argument in the parentheses.
  case argumentInParentheses
  /// The trailing closure contains other code than one literal of several lines.
  case otherClosure
  case interpolation
  /// The call is a part of an expression, where a closure would have another meaning.
  case partOfExpression
  case controlCharacters
  /// One run had several texts for the call.
  case severalTexts
  /// The call is inside another one that changes too.
  case nestedCalls
  /// The new source would differ from the intended one.
  case unverified
  /// The system does not write the file.
  case unwritable(reason: String)

  /// The reason in a sentence, without the file.
  package var sentence: String {
    switch self {
    case .noFile: "there is no such file"
    case .readOnly: "the file is read-only"
    case .notUTF8: "the file is not text in UTF-8"
    case .unreadableSource: "a string or a comment in the file has no end"
    case .noCall(let function):
      "there is no call of \(function) at this line and column; "
        + "the file changed, so run the test again"
    case .changed: "the lines of the call changed; run the test again"
    case .argumentInParentheses:
      "the expected text is an argument in parentheses; make it a trailing closure"
    case .otherClosure:
      "the trailing closure is not one literal with three quotes; write one, or remove the closure"
    case .interpolation: "the literal has an interpolation; write the text"
    case .partOfExpression:
      "the call is a part of an expression; make it a statement of its own"
    case .controlCharacters: "the text has control characters, which a literal would have to escape"
    case .severalTexts:
      "one run had several texts for this call, as in a loop; use assertLayout(of:in:named:)"
    case .nestedCalls: "the call is inside of another one that changes too"
    case .unverified: "the new source could not be verified"
    case .unwritable(let reason): "the file cannot be written: \(reason)"
    }
  }
}
