// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The affine forms of edges around a point of the plane of all sizes.
struct LocalForms {
  private(set) var forms: [SizeForm]

  /// The difference up to which a value belongs to a form, in points. Slopes that are read off a
  /// small neighborhood are exact to some 1e-9, which a thousand points away is this much.
  private static let tolerance = 1e-5

  /// The distance of the points whose values give the slopes, in points.
  private static let step = 0.125

  /// Reads the forms off the neighborhood of a point; nil when a border runs through it.
  init?(at point: ScenePoint, sample: (ScenePoint) -> [Double]) {
    let step = Self.step
    func moved(_ w: Double, _ h: Double) -> ScenePoint {
      ScenePoint(width: point.width + w, height: point.height + h)
    }
    let (east, west) = (sample(moved(step, 0)), sample(moved(-step, 0)))
    let (south, north) = (sample(moved(0, step)), sample(moved(0, -step)))
    let here = sample(point)
    forms = here.indices.map { index in
      let width = (east[index] - west[index]) / (2 * step)
      let height = (south[index] - north[index]) / (2 * step)
      return SizeForm(
        constant: here[index] - width * point.width - height * point.height, width: width,
        height: height)
    }
    for (w, h, values) in [(step, 0, east), (0, step, south)] where !fit(values, at: moved(w, h)) {
      return nil
    }
    for (w, h) in [(step, step), (-step, step), (step, -step), (-step, -step)] {
      guard fit(sample(moved(w, h)), at: moved(w, h)) else { return nil }
    }
  }

  /// Whether edges at a point are those of the forms.
  func fit(_ values: [Double], at point: ScenePoint) -> Bool {
    zip(forms, values).allSatisfy { form, value in
      abs(form.value(width: point.width, height: point.height) - value) <= Self.tolerance
    }
  }

  /// The line on which an edge has the same value by these forms and by others; nil when none runs
  /// past a point.
  func meeting(with others: LocalForms, near point: ScenePoint) -> HalfPlane? {
    var found: HalfPlane?
    for (form, other) in zip(forms, others.forms) {
      let (w, h) = (form.width - other.width, form.height - other.height)
      guard max(abs(w), abs(h)) > 1e-6 else { continue }
      let greatest = abs(w) >= abs(h) ? w : h
      var plane = HalfPlane(
        width: w / greatest, height: h / greatest,
        bound: (other.constant - form.constant) / greatest)
      if abs(plane.width) < 1e-7 { plane.width = 0 }
      if abs(plane.height) < 1e-7 { plane.height = 0 }
      guard abs(plane.distance(point)) < 0.01 else { continue }
      // Lines along an axis are tried first in a page, and are the most common ones.
      if plane.width == 0 || plane.height == 0 { return plane }
      found = found ?? plane
    }
    return found
  }

  /// The forms through three of some points that are far apart, which are more exact than those
  /// from a small neighborhood.
  func refined(by points: [(point: ScenePoint, values: [Double])]) -> [SizeForm] {
    guard let (a, b, c) = Self.widestTriangle(of: points.map(\.point)) else { return forms }
    let (first, second, third) = (points[a], points[b], points[c])
    let u = (w: second.point.width - first.point.width, h: second.point.height - first.point.height)
    let v = (w: third.point.width - first.point.width, h: third.point.height - first.point.height)
    let area = u.w * v.h - u.h * v.w
    return forms.indices.map { index in
      let (du, dv) = (
        second.values[index] - first.values[index], third.values[index] - first.values[index]
      )
      let width = Self.cleaned((du * v.h - dv * u.h) / area)
      let height = Self.cleaned((dv * u.w - du * v.w) / area)
      return SizeForm(
        constant: first.values[index] - width * first.point.width - height * first.point.height,
        width: width, height: height)
    }
  }

  /// A slope without its rounding error where it is a fraction with a small denominator.
  private static func cleaned(_ slope: Double) -> Double {
    let nearest = (slope * 5040).rounded() / 5040
    return abs(nearest - slope) < 1e-9 ? nearest : slope
  }

  /// The indices of three points with much area between them: the first, the one that is farthest
  /// from it, and the one that makes the largest triangle with both.
  private static func widestTriangle(of points: [ScenePoint]) -> (Int, Int, Int)? {
    guard let first = points.first,
      let far = points.indices.max(by: {
        first.distance(to: points[$0]) < first.distance(to: points[$1])
      })
    else { return nil }
    func area(_ index: Int) -> Double {
      let (p, q) = (points[far], points[index])
      return abs(
        (p.width - first.width) * (q.height - first.height)
          - (p.height - first.height) * (q.width - first.width))
    }
    guard let third = points.indices.max(by: { area($0) < area($1) }), area(third) > 1 else {
      return nil
    }
    return (0, far, third)
  }
}
