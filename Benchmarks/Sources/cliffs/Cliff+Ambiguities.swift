// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import QuoinLayout

extension Cliff {
  /// Layouts that say too little.
  static let ambiguities = [
    Cliff("unconstrained-views", size: 10_000, limit: 1, memoryLimit: 200e6) { size in
      var engine = LayoutEngine()
      var container = LayoutItem()
      container.givenSize = LayoutSize(width: 1000, height: 1000)
      let root = try engine.addItem(container)
      for _ in 0..<size { _ = try engine.addItem(LayoutItem(parent: root)) }
      engine.layout()
      let start = quoin_seconds()
      let count = engine.ambiguities().count
      let seconds = quoin_seconds() - start
      // A position and a size on both axes.
      guard count == 4 * size else { throw CliffError.unexpectedAmbiguities(count: count) }
      return seconds
    }
  ]
}
