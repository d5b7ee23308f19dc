// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Divides the plane of all sizes into regions in each of which edges are affine.
///
/// A region is given by the affine forms of all edges at one of its points. Where the forms of two
/// neighboring regions meet, the line on which they are equal is the border. Where they jump, two
/// points of the border that are found by bisection give it. A border that bends between these
/// points is found by the splits that follow, because each part is probed again.
struct RegionSearch {
  /// Returns the edges at a size.
  let sample: (ScenePoint) -> [Double]
  /// The number of regions beyond which the search ends.
  let limit: Int
  /// Sizes at which the result of an earlier search was wrong, because it missed a small region.
  let missed: [ScenePoint]
  private var random = SplitMix(state: 0x5EED)
  private var leaves = 0

  init(
    limit: Int = 400, missed: [ScenePoint] = [], sample: @escaping (ScenePoint) -> [Double]
  ) {
    self.sample = sample
    self.limit = limit
    self.missed = missed
  }

  /// The regions in an area; nil when there are more than the limit, or a border was not found.
  mutating func tree(in area: SizePolygon) -> HalfPlaneTree<[SizeForm]>? {
    leaves = 0
    return divide(area, depth: 0)
  }

  private static let deepest = 60

  private mutating func divide(_ area: SizePolygon, depth: Int) -> HalfPlaneTree<[SizeForm]>? {
    guard depth < Self.deepest, leaves < limit else { return nil }
    var numbers = random
    let probes = area.probes(count: 24) { numbers.unit() } + missed.filter(area.contains)
    random = numbers
    let values = probes.map(sample)
    guard let (start, forms) = firstForms(at: probes) else {
      // An area in which no point has a neighborhood is as small as a border.
      leaves += 1
      return .leaf(values[0].map { SizeForm(constant: $0, width: 0, height: 0) })
    }
    let others = probes.indices.filter { !forms.fit(values[$0], at: probes[$0]) }
    guard !others.isEmpty else {
      leaves += 1
      return .leaf(forms.refined(by: Array(zip(probes, values))))
    }
    for index in others {
      guard
        let plane = border(from: start, forms, to: probes[index], in: area),
        let below = area.part(below: true, plane), let above = area.part(below: false, plane)
      else { continue }
      guard let first = divide(below, depth: depth + 1),
        let second = divide(above, depth: depth + 1)
      else { return nil }
      return .split(plane, below: first, above: second)
    }
    return nil
  }

  private func firstForms(at probes: [ScenePoint]) -> (ScenePoint, LocalForms)? {
    for probe in probes {
      if let forms = LocalForms(at: probe, sample: sample) { return (probe, forms) }
    }
    return nil
  }

  // MARK: Borders

  /// The line that ends the region of some forms on the way to a point outside of it.
  private func border(
    from start: ScenePoint, _ forms: LocalForms, to end: ScenePoint, in area: SizePolygon
  ) -> HalfPlane? {
    guard let (inside, outside) = lastPoint(from: start, forms, to: end) else { return nil }
    let plane =
      meeting(forms, inside, outside, toward: end)
      ?? jump(from: start, forms, to: end, at: inside.middle(to: outside))
      // Any line will do, since both parts are searched again. Texts give upright borders.
      ?? HalfPlane(width: 1, height: 0, at: outside)
    return including(start, forms, plane, in: area)
  }

  /// The line on which the forms of two neighboring regions are equal.
  private func meeting(
    _ forms: LocalForms, _ inside: ScenePoint, _ outside: ScenePoint, toward end: ScenePoint
  ) -> HalfPlane? {
    // A little beyond the border is the next region.
    for step in [0.4, 0.15, 1.5] {
      let beyond = outside.moved(toward: end, by: min(step, outside.distance(to: end)))
      guard let next = LocalForms(at: beyond, sample: sample) else { continue }
      if let plane = forms.meeting(with: next, near: inside) { return plane }
    }
    return nil
  }

  /// The line, moved so little that whole sizes on it are on the side to which they belong. Where
  /// values jump, the line itself belongs to one side.
  private func including(
    _ start: ScenePoint, _ forms: LocalForms, _ plane: HalfPlane, in area: SizePolygon
  ) -> HalfPlane {
    guard let size = plane.wholeSize(in: area) else { return plane }
    let startIsBelow = plane.distance(start) < 0
    let belongsToStart = forms.fit(sample(size), at: size)
    var moved = plane
    moved.bound += belongsToStart == startIsBelow ? Self.margin : -Self.margin
    return moved
  }

  /// The distance by which a line is moved, in points: far more than rounding errors, and less than
  /// the distance of other whole sizes from a line with the multipliers that people write.
  private static let margin = 1e-5

  /// The last point of a segment at which forms hold, and one right after it.
  private func lastPoint(
    from start: ScenePoint, _ forms: LocalForms, to end: ScenePoint
  ) -> (inside: ScenePoint, outside: ScenePoint)? {
    guard forms.fit(sample(start), at: start), !forms.fit(sample(end), at: end) else { return nil }
    var (inside, outside) = (start, end)
    while inside.distance(to: outside) > 1e-6 {
      let middle = inside.middle(to: outside)
      if middle == inside || middle == outside { break }
      if forms.fit(sample(middle), at: middle) { inside = middle } else { outside = middle }
    }
    return (inside, outside)
  }

  /// The line through a point of a jump and another one beside it.
  private func jump(
    from start: ScenePoint, _ forms: LocalForms, to end: ScenePoint, at point: ScenePoint
  ) -> HalfPlane? {
    let length = start.distance(to: end)
    let side = ScenePoint(
      width: -(end.height - start.height) / length, height: (end.width - start.width) / length)
    for offset in [6.0, -6, 1.5, -1.5, 0.4, -0.4, 0.1, -0.1] {
      let (from, to) = (start.moved(by: side, offset), end.moved(by: side, offset))
      guard let (inside, outside) = lastPoint(from: from, forms, to: to) else { continue }
      let other = inside.middle(to: outside)
      guard point.distance(to: other) > 1e-3 else { continue }
      return HalfPlane(through: point, other)
    }
    return nil
  }
}
