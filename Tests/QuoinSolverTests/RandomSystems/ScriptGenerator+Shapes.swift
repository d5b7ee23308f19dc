// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The place of a view on one axis.
private struct Span {
  /// The origin of the coordinates of its children: 0, or its own start.
  var start: Int
  var length: Int
}

extension ScriptGenerator {
  /// Any terms in any constraint.
  mutating func writeSparse() {
    for _ in 0..<random.integer(in: 0...2) { _ = input(someLength()) }
    let count = someCount(1...6, many: 22)
    for _ in 0..<count { _ = variable(random.pick([.position, .size])) }
    for _ in 0..<random.integer(in: 0...(count + count / 2 + 1)) {
      // Few of the required ones, else hardly any of these systems has a solution.
      let required = random.chance(1, in: 3)
      constrain(
        someTerms(), someRelation(), someConstant(), priority: required ? 1000 : somePriority())
    }
  }

  /// Views side by side in a container.
  mutating func writeRow() {
    let root = root()
    var last: Span?
    var first: Span?
    let gap = someConstant()
    for _ in 0..<someCount(1...3, many: 12) {
      let view = view()
      if let last {
        constrain(
          [.init(1, view.start), .init(-1, last.start), .init(-1, last.length)],
          random.pick([.equal, .equal, .equal, .greaterThanOrEqual]), gap)
      } else {
        constrain(
          [.init(1, view.start), .init(-1, root.start)],
          random.pick([.equal, .equal, .greaterThanOrEqual]), someConstant())
      }
      addContentSize(for: view.length)
      if let first, random.chance(1, in: 4) {
        constrain([.init(1, view.length), .init(-1, first.length)], .equal, 0)
      }
      first = first ?? view
      last = view
    }
    guard let last, random.chance(3, in: 4) else { return }
    pinEnd(of: last, in: root, random.pick([.equal, .equal, .lessThanOrEqual]))
  }

  /// Views inside views.
  mutating func writeTree() {
    var containers = [root()]
    for _ in 0..<someCount(1...3, many: 11) {
      let parent = random.pick(containers)
      let child = view()
      if random.chance(1, in: 3) {
        constrain(
          [
            .init(1, child.start), .init(0.5, child.length), .init(-1, parent.start),
            .init(-0.5, parent.length),
          ], .equal, 0)
        constrain(
          [.init(1, child.length), .init(random.pick([-0.5, -1, -0.25]), parent.length)],
          someRelation(), someConstant())
      } else {
        constrain(
          [.init(1, child.start), .init(-1, parent.start)],
          random.pick([.equal, .equal, .greaterThanOrEqual]), someConstant())
        pinEnd(of: child, in: parent, random.pick([.equal, .equal, .lessThanOrEqual]))
      }
      if random.chance(1, in: 2) { addContentSize(for: child.length) }
      containers.append(child)
    }
  }

  /// Views on top of each other, held at both ends, with many priorities.
  mutating func writeStack() {
    let root = root()
    let count = someCount(2...3, many: 11)
    var last: Span?
    for place in 0..<count {
      let view = view()
      let above =
        last.map { [.init(-1, $0.start), .init(-1, $0.length)] } ?? [
          ReferenceTerm(-1, root.start)
        ]
      constrain([.init(1, view.start)] + above, .equal, last == nil ? 0 : 4, priority: 1000)
      if random.chance(1, in: 2) {
        constrain([.init(1, view.length)], .greaterThanOrEqual, 10, priority: 1000)
        constrain([.init(1, view.length)], .lessThanOrEqual, 120, priority: 1000)
      }
      let length = someLength()
      let rank = Double(random.integer(in: 0...place))
      constrain([.init(1, view.length)], .lessThanOrEqual, length, priority: 100 + rank)
      constrain([.init(1, view.length)], .greaterThanOrEqual, length, priority: 600 + rank)
      last = view
    }
    if let last { pinEnd(of: last, in: root, .equal) }
  }

  /// Views whose height hangs on their width.
  mutating func writeAspect() {
    let width = root()
    let height = root()
    for _ in 0..<someCount(1...2, many: 5) {
      let across = view()
      let down = view()
      constrain([.init(1, across.start), .init(-1, width.start)], .equal, someConstant())
      constrain([.init(1, down.start), .init(-1, height.start)], .equal, someConstant())
      if random.chance(2, in: 3) {
        pinEnd(of: across, in: width, random.pick([.equal, .lessThanOrEqual]))
      }
      if random.chance(1, in: 2) { pinEnd(of: down, in: height, .lessThanOrEqual) }
      constrain(
        [.init(1, across.length), .init(random.pick([-1, -2, -0.5, -3]), down.length)],
        random.pick([.equal, .equal, .lessThanOrEqual]), someConstant())
      addContentSize(for: across.length)
      if random.chance(1, in: 2) { addContentSize(for: down.length) }
    }
  }

  /// A container: at 0, its length given from outside or free with an optional constraint to be
  /// small.
  private mutating func root() -> Span {
    guard random.chance(3, in: 4) else {
      let root = view()
      constrain([.init(1, root.start)], .equal, 0, priority: 1000)
      constrain([.init(1, root.length)], .equal, 0, priority: somePriority())
      return root
    }
    if random.chance(1, in: 2) {
      let start = variable(.position)
      constrain([.init(1, start)], .equal, 0, priority: 1000)
      return Span(start: start, length: input(random.pick([375, 320, 800, 100])))
    }
    return Span(start: input(0), length: input(random.pick([375, 320, 800, 100])))
  }

  private mutating func view() -> Span {
    Span(start: variable(.position), length: variable(.size))
  }

  /// The end of a view against the end of its container.
  private mutating func pinEnd(of view: Span, in container: Span, _ relation: LinearRelation) {
    constrain(
      [
        .init(1, view.start), .init(1, view.length), .init(-1, container.start),
        .init(-1, container.length),
      ], relation, -someConstant())
  }

  /// Adds the optional constraints of a content size, and sometimes required limits.
  private mutating func addContentSize(for length: Int) {
    let preferred = someLength()
    if random.chance(3, in: 4) {
      constrain([.init(1, length)], .lessThanOrEqual, preferred, priority: somePriority())
      constrain([.init(1, length)], .greaterThanOrEqual, preferred, priority: somePriority())
    }
    if random.chance(1, in: 5) {
      constrain([.init(1, length)], .greaterThanOrEqual, someLength())
    }
    if random.chance(1, in: 5) {
      constrain([.init(1, length)], .lessThanOrEqual, someLength())
    }
    if random.chance(1, in: 6) {
      constrain([.init(1, length)], .equal, someLength(), priority: somePriority())
    }
  }
}
