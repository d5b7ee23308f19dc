// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// The names in a layout that a selector could have used.
@MainActor struct KnownNames {
  private static let most = 5
  private let layout: CellLayout

  init(_ layout: CellLayout) { self.layout = layout }

  /// The identifiers and names of properties, the most similar first; the paths where there are
  /// none.
  func views(closeTo name: String) -> [String] {
    let views = layout.views.views
    let named = views.compactMap { layout.viewNames.ownName(of: $0.view) }
    return closest(to: name, among: named.isEmpty ? views.map(\.path) : named)
  }

  /// The texts, the most similar first.
  func texts(closeTo text: String) -> [String] {
    closest(to: text, among: layout.views.views.compactMap(\.text))
  }

  /// The names of classes, the most similar first.
  func classes(closeTo name: String) -> [String] {
    closest(to: name, among: layout.views.views.map { "\(type(of: $0.view))" })
  }

  private func closest(to name: String, among names: [String]) -> [String] {
    let letters = Array(name.lowercased())
    var seen: Set<String> = []
    let ranked = names.filter { seen.insert($0).inserted }.enumerated()
      .map {
        (name: $1, distance: EditDistance.between(letters, Array($1.lowercased())), index: $0)
      }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    let shown = ranked.prefix(Self.most).map { "“\($0.name)”" }
    let more = ranked.count - shown.count
    return shown + (more > 0 ? ["\(more) more"] : [])
  }
}
