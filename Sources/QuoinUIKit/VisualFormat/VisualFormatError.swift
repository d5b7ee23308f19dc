// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason that a visual format string is invalid.
package struct VisualFormatError: Error, Hashable, CustomStringConvertible {
  /// The kind of problem.
  package enum Kind: String, Hashable, Sendable {
    case empty, expectedColon, expectedOrientationOrView, expectedView, expectedCloseBracket
    case expectedCloseParenthesis, expectedHyphen, expectedSpacingOrView, expectedViewOrSuperview
    case unexpectedCharacter, unknownView, unknownMetric, expectedOperand, expectedRelation
    case expectedPriority, priorityOutOfRange, viewNotAllowedInSpacing, superviewMissing
    case nonASCII, alignmentAxisMismatch
  }

  package var kind: Kind
  /// The format string.
  package var format: String
  /// The number of characters before the first one that cannot be part of a valid string; nil when
  /// the string is right and the options are not.
  package var offset: Int?
  /// The name that is not known or not allowed there.
  package var name: String?

  /// The sentence, the format, and a caret under the place.
  package var description: String {
    var text = "This visual format string cannot be read: \(sentence)"
    guard let offset else { return text + "\n\(format)" }
    text += "\n\(format)\n" + String(repeating: " ", count: offset) + "^"
    return text
  }

  private var sentence: String {
    let name = name ?? ""
    return switch kind {
    case .empty: "it is empty; write at least one view, as in [a]."
    case .expectedColon: "a colon has to follow H or V."
    case .expectedOrientationOrView: "it has to start with H:, V:, | or a view in brackets."
    case .expectedView: "a view in brackets has to come here."
    case .expectedCloseBracket: "the view has to end with ]."
    case .expectedCloseParenthesis: "the list in parentheses has to end with )."
    case .expectedHyphen: "a hyphen has to follow the spacing."
    case .expectedSpacingOrView: "a number, a metric, a list or a view has to follow the hyphen."
    case .expectedViewOrSuperview: "a view in brackets or | has to follow the hyphen."
    case .unexpectedCharacter: "nothing more can follow here."
    case .unknownView: "\(name) is not among the views."
    case .unknownMetric: "\(name) is not among the metrics."
    case .expectedOperand: "a number, a metric or a view has to follow the relation."
    case .expectedRelation: "a relation is ==, >= or <=."
    case .expectedPriority: "a number or a metric has to follow @."
    case .priorityOutOfRange: "a priority is above 0 and at most 1000."
    case .viewNotAllowedInSpacing: "\(name) is a view; a spacing is a number or a metric."
    case .superviewMissing: "\(name) has no superview; add it to one first."
    case .nonASCII: "names and numbers are plain ASCII."
    case .alignmentAxisMismatch:
      "the option \(name) aligns along the format's own axis; align across it."
    }
  }
}
