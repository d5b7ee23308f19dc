// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension WorkloadBuilder {
  /// Views split in two again and again, across and down in turn.
  static func tree(views: Int) -> Problem {
    var tree = WorkloadBuilder("W4", size: views)
    tree.addTree(views: views)
    tree.addResizes { [4096 + 331 * $0 % 2048, 4096 + 197 * $0 % 2048] }
    return tree.problem
  }

  /// The distance of a tree that changes.
  enum MovingPart: String {
    /// The very first: all views but the root move.
    case global = "g"
    /// The distance of a leaf from the top of its parent: nothing else moves.
    case local = "l"
  }

  /// A tree in which the constant of one constraint goes up and down.
  static func animation(views: Int, _ part: MovingPart) -> Problem {
    var tree = WorkloadBuilder("W7\(part.rawValue)r", size: views)
    tree.addTree(views: views)
    let moving = movingConstraint(views: views, part)
    tree.addSteps(1000) { .edit(constraint: moving, constant: distance($0)) }
    return tree.problem
  }

  /// The same with an input, the last variable, in place of the constant.
  static func animatedInput(views: Int, _ part: MovingPart) -> Problem {
    var tree = WorkloadBuilder("W7\(part.rawValue)e", size: views)
    tree.addTree(
      views: views,
      given: GivenDistance(
        constraint: movingConstraint(views: views, part), variable: 4 * views))
    tree.input(tree.variable(), 1)
    tree.addSteps(1000) { .resize([4096, 4096, distance($0)]) }
    return tree.problem
  }

  /// The number of levels of a tree, nil where the number of views is not 2ⁿ − 1.
  static func depth(views: Int) -> Int? {
    let depth = (views + 1).trailingZeroBitCount
    return views > 0 && views == 1 << depth - 1 ? depth : nil
  }

  /// A constraint whose constant is a variable.
  private struct GivenDistance {
    var constraint: Int
    var variable: Int
  }

  private static let constraintsOfSplit = 8

  private static func movingConstraint(views: Int, _ part: MovingPart) -> Int {
    switch part {
    case .global: return 2
    case .local:
      let splits = (views - 1) / 2
      let last = 2 + constraintsOfSplit * (splits - 1)
      // A split along x has its distances on y behind the four constraints on x.
      return (depth(views: views) ?? 0) % 2 == 0 ? last + 4 : last
    }
  }

  private static func distance(_ step: Int) -> Double {
    let place = step % 60
    return Double(place < 30 ? 1 + place : 1 + 60 - place)
  }

  private mutating func addTree(views: Int, given: GivenDistance? = nil) {
    var parents = [root(4096, 4096)]
    for level in 1..<(Self.depth(views: views) ?? 1) {
      let axis: Axis = level % 2 == 1 ? .x : .y
      parents = parents.flatMap { split($0, along: axis, given) }
    }
  }

  private mutating func split(
    _ parent: View, along axis: Axis, _ given: GivenDistance?
  ) -> [View] {
    let children = views(2)
    let (first, second) = (children[0], children[1])
    inset(axis, first, parent, given)
    after(axis, second, first, 1)
    far(axis, second, parent, -1)
    equal(second.length(axis), first.length(axis))
    for child in children {
      inset(axis.other, child, parent, given)
      far(axis.other, child, parent, -1)
    }
    return children
  }

  private mutating func inset(
    _ axis: Axis, _ view: View, _ parent: View, _ given: GivenDistance?
  ) {
    let terms = [(1.0, view.start(axis)), (-1, parent.start(axis))]
    if let given, given.constraint == problem.constraints.count {
      add(terms + [(-1, given.variable)], .equal, 0)
    } else {
      add(terms, .equal, 1)
    }
  }
}
