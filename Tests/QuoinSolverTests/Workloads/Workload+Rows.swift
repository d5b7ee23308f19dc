// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension Workload {
  /// Equally wide views side by side.
  static func row(views count: Int) -> Workload {
    var row = Workload()
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
    row.setScript { [count * (40 + 37 * $0 % 61), 400 + 13 * $0 % 101] }
    return row
  }

  /// Views split in two again and again, across and down in turn.
  static func tree(depth: Int) -> Workload {
    var tree = Workload()
    var parents = [tree.root(4096, 4096)]
    for level in 1..<depth {
      let axis: Axis = level % 2 == 1 ? .x : .y
      parents = parents.flatMap { tree.split($0, along: axis) }
    }
    tree.setScript { [4096 + 331 * $0 % 2048, 4096 + 197 * $0 % 2048] }
    return tree
  }

  private mutating func split(_ parent: View, along axis: Axis) -> [View] {
    let children = views(2)
    let (first, second) = (children[0], children[1])
    equal(first.start(axis), parent.start(axis), 1)
    after(axis, second, first, 1)
    far(axis, second, parent, -1)
    equal(second.length(axis), first.length(axis))
    for child in children {
      equal(child.start(axis.other), parent.start(axis.other), 1)
      far(axis.other, child, parent, -1)
    }
    return children
  }

  /// Table rows with a title and a detail text, held by inequalities.
  static func table(rows count: Int) -> Workload {
    var table = Workload()
    let root = table.root(800)
    var last: View?
    for number in 0..<count {
      let parts = table.views(3)
      let (row, title, detail) = (parts[0], parts[1], parts[2])
      table.equal(row.x, root.x)
      table.equal(row.width, root.width)
      if let last { table.after(.y, row, last, 0) } else { table.equal(row.y, root.y) }
      table.add([(1, row.height)], .greaterThanOrEqual, 44)
      for text in [title, detail] {
        table.add([(1, row.height), (-1, text.height)], .greaterThanOrEqual, 16)
      }
      table.add([(1, row.height)], .lessThanOrEqual, 120)
      table.add([(1, row.height)], .equal, 0, 50)
      table.equal(title.x, row.x, 16)
      for text in [title, detail] { table.centre(.y, text, row) }
      table.after(.x, detail, title, 8, .greaterThanOrEqual)
      table.far(.x, detail, row, -16)
      table.add([(1, title.width)], .greaterThanOrEqual, 60)
      table.add([(1, title.width)], .lessThanOrEqual, 400)
      table.add([(1, title.width), (-0.6, row.width)], .lessThanOrEqual, 0)
      table.add([(1, detail.width)], .greaterThanOrEqual, 40)
      table.add([(1, detail.width)], .lessThanOrEqual, 500)
      table.size(title.width, Double(80 + 37 * number % 240), 251, 750)
      table.size(title.height, Double(21 * (1 + number % 3)), 251, 750)
      table.size(detail.width, Double(60 + 53 * number % 300), 250, 749)
      table.size(detail.height, Double(21 * (1 + 5 * number % 2)), 250, 749)
      last = row
    }
    if let last { table.far(.y, root, last, 0) }
    table.setScript { [320 + 97 * $0 % 705] }
    return table
  }

  /// A stack held at both ends, each view with two priorities of its own.
  static func ladder(views count: Int) -> Workload {
    var ladder = Workload()
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
    ladder.setScript { [320, count * (25 + 37 * $0 % 61)] }
    return ladder
  }
}
