// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking

/// The rules of `quoin check` as text.
struct RuleList {
  private let rules: [LayoutRule]

  init(_ rules: [LayoutRule]) { self.rules = rules }

  /// A line for each rule: its id, its severity in the preset `default`, and a summary of its
  /// findings.
  var text: String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.defaultSeverity.rawValue
      // The longest severity is "warning".
      let column = severity + String(repeating: " ", count: max(0, 7 - severity.count))
      return "\(id)  \(column)  \(rule.summary)"
    }.joined(separator: "\n")
  }

  /// The page of a rule.
  ///
  /// - Throws: A `ValidationError` about an id that there is not.
  func page(_ id: String) throws -> String {
    guard let rule = rules.first(where: { $0.id == id }) else {
      let question = NearestName.question(id, among: rules.map(\.id))
      throw ValidationError("There is no rule '\(id)'.\(question) 'quoin rule' lists all.")
    }
    return RulePage(rule).text
  }
}
