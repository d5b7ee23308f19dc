// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension FileProblem {
  /// The description of the problem and of what to write instead, without the name of the file.
  package var sentence: String {
    switch self {
    case .unreadableFolder(let reason): "The folder cannot be read: \(reason)."
    case .unreadableList(let reason): "The list of paths cannot be read: \(reason)."
    case .unreadableConfiguration(let reason): "The configuration cannot be read: \(reason)."
    case .malformedConfiguration: "The configuration is not JSON5."
    case .repeatedKey(let key): "'\(key)' is set twice."
    case .circularExtends(let path): "'\(path)' extends this file in turn."
    case .unknownKey(let key, let known):
      "There is no key '\(key)' here.\(NearestName.question(key, among: known)) The keys are "
        + known.joined(separator: ", ") + "."
    case .unknownRule(let id, let known):
      "There is no rule '\(id)'.\(NearestName.question(id, among: known)) 'quoin rule' lists all."
    case .wrongKind(let key, let expected):
      "\(key.map { "'\($0)'" } ?? "The configuration") has to be \(expected)."
    case .unknownWord(let word, let words):
      "'\(word)' is none of \(words.joined(separator: ", "))."
        + NearestName.question(word, among: words)
    case .invalidMatrix(let reason): reason
    case .incompleteOverride: "An override has files, which are patterns, and rules."
    case .unreadableBaseline(let reason): "The baseline cannot be read: \(reason)."
    case .malformedBaseline: "This is not a baseline of quoin check."
    case .malformedBaselineEntry: "The line is not an entry of a baseline."
    case .baselineVersion(let version, let readable):
      "The baseline has version \(version), and this command reads \(readable); write it again "
        + "with --write-baseline."
    }
  }
}
