// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The rules that views silence.
@MainActor enum SilencedRules {
  private struct Entry {
    weak var view: UIView?
    var rules: Set<String>
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func rules(of view: UIView) -> Set<String> {
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return [] }
    return entry.rules
  }

  static func set(_ rules: Set<String>, of view: UIView) {
    // Views that do not exist any more leave their entries to later ones.
    entries = entries.filter { $0.value.view != nil }
    entries[ObjectIdentifier(view)] = rules.isEmpty ? nil : Entry(view: view, rules: rules)
  }
}
