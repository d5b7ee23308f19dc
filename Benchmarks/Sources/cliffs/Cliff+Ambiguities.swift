// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinLayout

extension Cliff {
  /// Layouts that say too little.
  static let ambiguities = [
    // A position and a size on both axes are open.
    Cliff("unconstrained-views", size: 10_000, limit: 1, memoryLimit: 200e6) { size in
      var engine = LayoutEngine()
      var container = LayoutItem()
      container.givenSize = LayoutSize(width: 1000, height: 1000)
      let root = try engine.addItem(container)
      for _ in 0..<size { _ = try engine.addItem(LayoutItem(parent: root)) }
      engine.layout()
      return try secondsOfAmbiguities(engine, count: 4 * size)
    },
    // All widths are open, and with them all positions but the first.
    Cliff("unsized-row", size: 1000, limit: 1) { size in
      var row = try Row(views: size, width: Double(10 * size)) { _, _ in nil }
      _ = row.layOut()
      return try secondsOfAmbiguities(row.engine, count: 2 * size - 1)
    },
  ]

  private static func secondsOfAmbiguities(_ engine: LayoutEngine, count: Int) throws -> Double {
    var found = 0
    let seconds = time { found = engine.ambiguities().count }
    guard found == count else { throw CliffError.unexpectedAmbiguities(count: found) }
    return seconds
  }
}
