// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The findings of one layout, in which a finding that follows from another one is a line of that
/// one.
@MainActor struct FindingConsequences {
  typealias Entry = (expectation: String, finding: ExpectationFinding)

  private(set) var entries: [Entry] = []

  init(_ found: [Entry]) {
    let isExplained = { (entry: Entry, cause: Entry) in
      entry.finding.side.map(cause.finding.explainedSides.contains) ?? false
    }
    for entry in found where !found.contains(where: { isExplained(entry, $0) }) {
      let followers = found.filter { isExplained($0, entry) }
      guard !followers.isEmpty else {
        entries.append(entry)
        continue
      }
      var cause = entry
      let (details, messages) = (cause.finding.details, followers.map(\.finding.message))
      cause.finding.details = { details() + messages.map { "leads to: \($0)" } }
      entries.append(cause)
    }
  }
}
