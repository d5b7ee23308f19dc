// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Finds the pieces of a scene by laying it out at many sizes.
///
/// The edges at every whole width at the height of the file, and at every whole height at its
/// width, give a sum of two functions. Edges that are not such a sum, because they depend on both
/// lengths at once, get regions. The result is compared with layout at random sizes and beside all
/// borders. Where a difference remains, the pieces are exact at the height of the file only, and
/// the page says so.
@MainActor package struct PieceSearch {
  let sampler: SceneSampler
  let range: SizeRange
  /// The number of random sizes at which the pieces are compared with layout.
  let checks: Int
  /// The edges that were laid out, by size.
  private var samples: [ScenePoint: SceneSample] = [:]
  /// The sizes that ``advance(until:)`` has yet to lay out, the next one last; nil before the first
  /// call.
  private var waiting: [ScenePoint]?

  package init(_ sampler: SceneSampler, in range: SizeRange, checks: Int = 2000) {
    self.sampler = sampler
    var range = range
    if sampler.hasOwnHeight {
      let height = Int(sampler.baseSize.height.rounded(.down))
      range.heights = height...height
    }
    self.range = range.including(
      width: sampler.baseSize.width, height: sampler.baseSize.height)
    self.checks = checks
  }

  /// The result of a search, without texts and problems.
  package struct Result {
    /// The edges of the views in order, four for each.
    package var edges: [EdgeFunction]
    /// 1 where a view is hidden, by the width of the scene.
    package var hidden: [AffinePieces]
    package var exactness: ScenePieces.Exactness
  }

  /// The random sizes at which pieces are compared with layout.
  private func randomSizes(_ random: inout SplitMix) -> [ScenePoint] {
    (0..<checks).map { _ in
      ScenePoint(
        width: Double(random.number(in: range.widths)),
        height: Double(random.number(in: range.heights)))
    }
  }

  /// The sizes at which every search lays out.
  private var usualSizes: [ScenePoint] {
    var random = SplitMix(state: 1)
    return range.widths.map { ScenePoint(width: Double($0), height: basePoint.height) }
      + range.heights.map { ScenePoint(width: basePoint.width, height: Double($0)) }
      + randomSizes(&random)
  }

  /// Lays the scene out at some of the sizes that the search takes, so that a program can do
  /// something else before it goes on.
  ///
  /// - Parameter deadline: When to stop.
  /// - Returns: Whether sizes are left.
  package mutating func advance(until deadline: ContinuousClock.Instant) -> Bool {
    let sizes = waiting ?? usualSizes.reversed()
    waiting = sizes
    while let size = waiting?.popLast() {
      _ = sample(size)
      if ContinuousClock.now > deadline { break }
    }
    return waiting?.isEmpty == false
  }

  /// The whole size next to that of the scene.
  private var basePoint: ScenePoint {
    ScenePoint(
      width: sampler.baseSize.width.rounded(.down), height: sampler.baseSize.height.rounded(.down))
  }

  /// Lays the scene out at all sizes that it takes.
  package mutating func search() -> Result {
    let base = basePoint
    let byWidth = range.widths.map {
      sample(ScenePoint(width: Double($0), height: base.height))
    }
    let byHeight = range.heights.map {
      sample(ScenePoint(width: base.width, height: Double($0)))
    }
    let atBase = sample(base)
    let hidden = atBase.hidden.indices.map { view in
      AffinePieces(
        through: byWidth.map { $0.hidden[view] ? 1 : 0 }, from: range.widths.lowerBound)
    }
    let ofWidth = atBase.edges.indices.map { edge in
      AffinePieces(through: byWidth.map { $0.edges[edge] }, from: range.widths.lowerBound)
    }
    var edges = atBase.edges.indices.map { edge in
      let ofHeight = AffinePieces(
        through: byHeight.map { $0.edges[edge] }, from: range.heights.lowerBound
      ).lowered(by: atBase.edges[edge])
      return EdgeFunction(width: ofWidth[edge], height: ofHeight)
    }
    var different = differences(of: edges)
    var missed: [ScenePoint] = []
    var slanted: Set<Int> = []
    for _ in 0..<Self.mostRounds where !different.edges.isEmpty {
      slanted.formUnion(different.edges)
      guard let regions = regions(of: slanted.sorted(), missed: missed) else { break }
      for (edge, function) in regions { edges[edge] = function }
      different = differences(of: edges)
      missed += different.points
    }
    guard !different.edges.isEmpty else {
      return Result(edges: edges, hidden: hidden, exactness: .both)
    }
    return Result(
      edges: ofWidth.map { EdgeFunction(width: $0, height: AffinePieces(constant: 0)) },
      hidden: hidden, exactness: .width)
  }

  private mutating func sample(_ point: ScenePoint) -> SceneSample {
    if let known = samples[point] { return known }
    let sample = sampler.sample(LayoutSize(width: point.width, height: point.height))
    samples[point] = sample
    return sample
  }

  // MARK: Comparison

  /// The number of times that regions are searched again with the sizes at which they were wrong.
  private static let mostRounds = 6

  /// The edges that differ from layout at some size, and these sizes.
  private mutating func differences(
    of edges: [EdgeFunction]
  ) -> (edges: Set<Int>, points: [ScenePoint]) {
    var (different, points): (Set<Int>, [ScenePoint]) = ([], [])
    for point in checkedSizes(edges) {
      let values = sample(point).edges
      var isDifferent = false
      for (index, edge) in edges.enumerated() {
        let value = edge.value(width: point.width, height: point.height)
        guard abs(value - values[index]) > Self.tolerance else { continue }
        different.insert(index)
        isDifferent = true
      }
      if isDifferent { points.append(point) }
    }
    return (different, points)
  }

  /// The difference in points up to which an edge is right. Rounding to pixels has the same one.
  private static let tolerance = 1e-6

  /// Returns random sizes, and sizes beside each border.
  private func checkedSizes(_ edges: [EdgeFunction]) -> [ScenePoint] {
    var random = SplitMix(state: 1)
    var sizes = randomSizes(&random)
    for border in Set(edges.flatMap(\.widthBorders)).sorted() {
      for width in border.neighbors(in: range.widths) {
        sizes.append(
          ScenePoint(width: width, height: Double(random.number(in: range.heights))))
      }
    }
    for border in Set(edges.flatMap(\.heightBorders)).sorted() {
      for height in border.neighbors(in: range.heights) {
        sizes.append(
          ScenePoint(width: Double(random.number(in: range.widths)), height: height))
      }
    }
    return sizes + slantedSizes(Set(edges.flatMap(\.planes)), &random)
  }

  /// Sizes beside slanted borders, at random widths.
  private func slantedSizes(_ planes: Set<HalfPlane>, _ random: inout SplitMix) -> [ScenePoint] {
    var sizes: [ScenePoint] = []
    for plane in planes.sorted(by: { $0.bound < $1.bound }) where plane.height != 0 {
      for _ in 0..<4 {
        let width = random.number(in: range.widths)
        let border = (plane.bound - plane.width * Double(width)) / plane.height
        sizes += border.neighbors(in: range.heights).map {
          ScenePoint(width: Double(width), height: $0)
        }
      }
    }
    return sizes
  }

  // MARK: Regions

  /// The functions of edges that depend on both lengths at once, by the index of the edge; nil when
  /// there are too many regions.
  ///
  /// - Parameter missed: Sizes that are in regions too small to be found at random.
  private func regions(of edges: [Int], missed: [ScenePoint]) -> [(Int, EdgeFunction)]? {
    let sampler = sampler
    var search = RegionSearch(missed: missed) { point in
      let values = sampler.sample(LayoutSize(width: point.width, height: point.height)).edges
      return edges.map { values[$0] }
    }
    guard let tree = search.tree(in: SizePolygon(corners: range.corners)) else { return nil }
    return edges.enumerated().map { index, edge in
      (edge, .regions(tree.map { $0[index] }.pruned))
    }
  }
}

extension EdgeFunction {
  /// A constant where both functions are, otherwise their sum.
  fileprivate init(width: AffinePieces, height: AffinePieces) {
    if let first = width.constant {
      let sum = height.lowered(by: -first)
      self =
        sum.constant.map { .constant($0) } ?? .sum(width: AffinePieces(constant: 0), height: sum)
    } else {
      self = .sum(width: width, height: height)
    }
  }
}

extension Double {
  /// The whole numbers beside a border that are in a range.
  fileprivate func neighbors(in range: ClosedRange<Int>) -> [Double] {
    guard isFinite, abs(self) < 1e9 else { return [] }
    let below = rounded(.down)
    return [below - 1, below, below + 1].filter {
      $0 >= Double(range.lowerBound) && $0 <= Double(range.upperBound)
    }
  }
}
