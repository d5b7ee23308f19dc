// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinRender

@Suite struct RegionSearchTests {
  private static let area = SizePolygon(
    corners: SizeRange(widths: 320...1366, heights: 480...1366).corners)

  /// Functions of width and height whose regions are known.
  private enum Sample: String, CaseIterable {
    /// A picture of half the width that is never higher than the space below a bar: a slanted
    /// border.
    case aspect
    /// A square of the shorter side, in the middle: two slanted borders that cross others.
    case square
    /// Columns that jump at a width, and heights that meet at one.
    case axes
    /// A line along which a broken constraint changes, so that values jump.
    case jump

    func values(_ w: Double, _ h: Double) -> [Double] {
      switch self {
      case .aspect: [min(w / 2, h - 300), 2 * min(w / 2, h - 300)]
      case .square: [(w - min(w, h)) / 2, (h - min(w, h)) / 2, max(min(w, h) / 3, 200)]
      case .axes: [w < 700 ? w : w / 2, max(h / 2, 400), w + h]
      case .jump: [w + 2 * h < 2000 ? w / 4 : 100 + h / 8]
      }
    }
  }

  @Test("The regions give the values everywhere", arguments: Sample.allCases)
  private func values(sample: Sample) throws {
    var search = RegionSearch { sample.values($0.width, $0.height) }
    let found = search.tree(in: Self.area)
    let tree = try #require(found)
    var random = SplitMix(state: 3)
    for _ in 0..<3000 {
      let (w, h) = (
        Double(random.number(in: 320...1366)), Double(random.number(in: 480...1366))
      )
      let forms = tree.leaf(width: w, height: h)
      // Sizes on a line of a jump belong to either side.
      if sample == .jump, abs(w + 2 * h - 2000) < 1e-6 { continue }
      for (form, value) in zip(forms, sample.values(w, h)) {
        #expect(abs(form.value(width: w, height: h) - value) <= 1e-6, "at \(w) × \(h)")
      }
    }
  }

  @Test("One slanted border is one split")
  func oneBorder() throws {
    var search = RegionSearch { Sample.aspect.values($0.width, $0.height) }
    let found = search.tree(in: Self.area)
    let tree = try #require(found)
    #expect(tree.leafCount == 2)
    // w / 2 = h − 300, whose greatest coefficient is made 1.
    let plane = try #require(tree.planes.first)
    // The line is moved by 1e-5, so that whole sizes on it are on one side.
    #expect(abs(plane.distance(ScenePoint(width: 1000, height: 800))) < 2e-5)
    #expect(abs(plane.distance(ScenePoint(width: 600, height: 600))) < 2e-5)
  }

  @Test("A function with more regions than the limit has no tree")
  func limit() {
    var search = RegionSearch(limit: 3) { [($0.width / 100).rounded(.down) + $0.height] }
    let tree = search.tree(in: Self.area)
    #expect(tree == nil)
  }
}
