// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension WorkloadBuilder {
  /// A form with three rows of a label and a field, and one wide field: the classic benchmark of
  /// the Enaml toolkit.
  static func form() -> Problem {
    let (strong, firm, near, medium, weak) = (750.0, 700.0, 520.0, 500.0, 250.0)
    var form = WorkloadBuilder("W1", size: 1, weights: .form)
    let frame = form.view()
    let edges = (0..<4).map { _ in form.variable() }
    let (left, top, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
    let middle = form.variable()
    let labels = form.views(3)
    let fields = form.views(3)
    let wide = form.view()
    form.input(frame.width, 400, strong)
    form.input(frame.height, 600, strong)

    for view in [frame] + labels + fields + [wide] {
      for variable in [view.x, view.y, view.width, view.height] {
        form.add([(1, variable)], .greaterThanOrEqual, 0)
      }
    }
    form.add([(1, frame.height)], .equal, 0, medium)
    form.add([(1, frame.width)], .equal, 0, medium)
    form.equal(top, frame.y, 10)
    form.equal(left, frame.x, 10)
    form.add([(1, right), (-1, frame.x), (-1, frame.width)], .equal, -10)
    form.add([(1, bottom), (-1, frame.y), (-1, frame.height)], .equal, -10)
    for (index, width) in [67.0, 66, 24].enumerated() {
      form.add([(1, labels[index].height)], .equal, 16, strong)
      form.add([(1, labels[index].height)], .greaterThanOrEqual, 16, strong)
      form.add([(1, labels[index].width)], .equal, width, weak)
      form.add([(1, labels[index].width)], .greaterThanOrEqual, width, strong)
      form.add([(1, fields[index].height)], .equal, 21, strong)
      form.add([(1, fields[index].height)], .greaterThanOrEqual, 21, strong)
      form.add([(1, fields[index].width)], .greaterThanOrEqual, 125, strong)
    }
    form.add([(1, wide.height)], .greaterThanOrEqual, 24, firm)
    form.add([(1, wide.height)], .lessThanOrEqual, 24, firm)
    form.add([(1, wide.width)], .greaterThanOrEqual, 119, firm)
    form.add([(1, wide.width)], .lessThanOrEqual, 16_777_200, firm)
    for (terms, constant) in form.gaps(
      labels, fields, wide, left: left, top: top, right: right, bottom: bottom)
    {
      form.add(terms, .greaterThanOrEqual, constant)
      form.add(terms, .equal, constant, near)
    }
    for view in [fields[0], fields[1], wide] {
      form.add([(1, view.x), (-1, middle)], .equal, 0, strong)
    }
    for (view, label) in zip([fields[0], fields[1], wide], labels) {
      form.centre(.y, view, label, strong)
    }
    let sizes: [[Double]] = [
      [400, 600], [600, 400], [800, 1200], [1200, 800], [400, 800], [800, 400],
    ]
    form.addSteps(10 * sizes.count) { .resize(sizes[$0 % sizes.count]) }
    return form.problem
  }

  /// Minimum distances, which are preferred to be no larger.
  private func gaps(
    _ labels: [View], _ fields: [View], _ wide: View, left: Int, top: Int, right: Int, bottom: Int
  ) -> [(terms: [(Double, Int)], constant: Double)] {
    func after(_ axis: Axis, _ view: View, _ other: View) -> ([(Double, Int)], Double) {
      ([(1, view.start(axis)), (-1, other.start(axis)), (-1, other.length(axis))], 10)
    }
    let below = ([(1.0, bottom), (-1, fields[2].height), (-1, fields[2].y)], 0.0)
    let column = [
      (labels[2], labels[1]), (labels[1], labels[0]), (fields[2], labels[2]), (fields[2], wide),
      (wide, fields[1]), (fields[1], fields[0]),
    ]
    let row = [(fields[0], labels[0]), (fields[1], labels[1]), (wide, labels[2])]
    return column.map { after(.y, $0.0, $0.1) } + [below, below]
      + [fields[0], labels[0]].map { ([(1, $0.y), (-1, top)], 0) }
      + (labels + [fields[2]]).map { ([(1, $0.x), (-1, left)], 0) }
      + row.map { after(.x, $0.0, $0.1) }
      + (fields + [wide]).map { ([(1, right), (-1, $0.x), (-1, $0.width)], 0) }
  }
}
