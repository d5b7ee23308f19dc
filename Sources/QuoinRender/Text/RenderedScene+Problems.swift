// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedScene {
  /// The name of the view with an identifier.
  func name(of view: String) -> String {
    views.first { $0.id == view }?.name ?? view
  }

  /// An ambiguity in words; nil when the words of another one name it.
  func message(of ambiguity: RenderedAmbiguity) -> String? {
    guard !ambiguity.isFollower else { return nil }
    return ambiguity.message ?? "\(name(of: ambiguity.view)): \(ambiguity.sentence)"
  }
}

extension RenderedConflict {
  /// The number of members up to which all are listed.
  private static let mostMembers = 8

  /// The members: a line for those that have an identifier, and one for the others.
  var memberLines: [String] {
    let named = constraints.isEmpty ? [] : ["ids: \(identifiers)"]
    guard !otherMembers.isEmpty else { return named }
    let listed = otherMembers.prefix(Self.mostMembers)
    let rest = otherMembers.count - listed.count
    let words = listed + (rest > 0 ? ["\(rest) more"] : [])
    return named + ["without an id: \(words.joined(separator: "; "))"]
  }

  /// The identifiers of the constraints, with a mark at the broken ones. Of a long list, only these
  /// are named.
  private var identifiers: String {
    let marked = Set([broken].compactMap(\.self) + otherBroken)
    let isShort = constraints.count <= Self.mostMembers
    let listed = isShort ? constraints : constraints.filter(marked.contains)
    let names = listed.map { marked.contains($0) ? "\($0) (broken)" : $0 }
    let rest = constraints.count - listed.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}

extension RenderedAmbiguity {
  /// The coordinate that is not determined and its range, without the name of the view.
  var sentence: String {
    let range =
      switch (minimum.isFinite, maximum.isFinite) {
      case (true, true):
        "any value from \(LayoutText.number(minimum, decimals: 2)) to \(LayoutText.number(maximum, decimals: 2))"
      case (true, false): "any value from \(LayoutText.number(minimum, decimals: 2)) up"
      case (false, true): "any value up to \(LayoutText.number(maximum, decimals: 2))"
      case (false, false): "any value"
      }
    return "\(attribute.rawValue) is not determined, \(range) would do"
  }
}
