// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension WorkloadBuilder {
  /// Equally wide views side by side.
  static func row(views count: Int) -> Problem {
    var row = WorkloadBuilder("W3", size: count)
    let root = row.root(Double(50 * count), 400)
    var placed: [View] = []
    for _ in 0..<count {
      let view = row.view()
      if let last = placed.last {
        row.after(.x, view, last, 8)
        row.equal(view.width, placed[0].width)
      } else {
        row.equal(view.x, root.x, 8)
      }
      row.equal(view.y, root.y, 8)
      row.far(.y, view, root, -8)
      placed.append(view)
    }
    if let last = placed.last { row.far(.x, last, root, -8) }
    row.addResizes { [count * (40 + 37 * $0 % 61), 400 + 13 * $0 % 101] }
    return row.problem
  }

  /// Table rows with a title and a detail text, held by inequalities.
  static func table(rows count: Int) -> Problem {
    var table = WorkloadBuilder("W5", size: count)
    table.addTable(rows: count)
    table.addResizes { [320 + 97 * $0 % 705] }
    return table.problem
  }

  /// The same rows; a tenth of the constraints is removed and added again.
  static func churn(rows count: Int) -> Problem {
    var table = WorkloadBuilder("W6", size: count)
    table.addTable(rows: count)
    let constraints = 0..<table.problem.constraints.count
    table.addSteps(100) { step in .churn(constraints.filter { ($0 + step) % 10 == 0 }) }
    return table.problem
  }

  private mutating func addTable(rows count: Int) {
    let root = self.root(800)
    var last: View?
    for number in 0..<count {
      let parts = views(3)
      let (row, title, detail) = (parts[0], parts[1], parts[2])
      equal(row.x, root.x)
      equal(row.width, root.width)
      if let last { after(.y, row, last, 0) } else { equal(row.y, root.y) }
      add([(1, row.height)], .greaterThanOrEqual, 44)
      for text in [title, detail] {
        add([(1, row.height), (-1, text.height)], .greaterThanOrEqual, 16)
      }
      add([(1, row.height)], .lessThanOrEqual, 120)
      add([(1, row.height)], .equal, 0, 50)
      equal(title.x, row.x, 16)
      for text in [title, detail] { centre(.y, text, row) }
      after(.x, detail, title, 8, .greaterThanOrEqual)
      far(.x, detail, row, -16)
      add([(1, title.width)], .greaterThanOrEqual, 60)
      add([(1, title.width)], .lessThanOrEqual, 400)
      add([(1, title.width), (-0.6, row.width)], .lessThanOrEqual, 0)
      add([(1, detail.width)], .greaterThanOrEqual, 40)
      add([(1, detail.width)], .lessThanOrEqual, 500)
      size(title.width, Double(80 + 37 * number % 240), 251, 750)
      size(title.height, Double(21 * (1 + number % 3)), 251, 750)
      size(detail.width, Double(60 + 53 * number % 300), 250, 749)
      size(detail.height, Double(21 * (1 + 5 * number % 2)), 250, 749)
      last = row
    }
    if let last { far(.y, root, last, 0) }
  }

  /// A stack held at both ends, each view with two priorities of its own.
  static func ladder(views count: Int) -> Problem {
    var ladder = WorkloadBuilder("W8", size: count, weights: .nextWhole)
    let root = ladder.root(320, Double(60 * count))
    var last: View?
    for number in 0..<count {
      let view = ladder.view()
      ladder.equal(view.x, root.x)
      ladder.far(.x, view, root, 0)
      if let last { ladder.after(.y, view, last, 4) } else { ladder.equal(view.y, root.y) }
      ladder.add([(1, view.height)], .greaterThanOrEqual, 10)
      ladder.add([(1, view.height)], .lessThanOrEqual, 120)
      let rank = Double(7 * number % count)
      ladder.size(view.height, Double(20 + 29 * number % 60), 100 + rank, 600 + rank)
      last = view
    }
    if let last { ladder.far(.y, last, root, 0) }
    ladder.addResizes { [320, count * (25 + 37 * $0 % 61)] }
    return ladder.problem
  }
}
