// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

/// Builds a layout as numbers.
///
/// A view owns four variables in the order x, y, width, height.
struct WorkloadBuilder {
  private(set) var problem: Problem
  private let weights: WeightRule

  init(_ name: String, size: Int, copies: Int = 1, weights: WeightRule = .doublings) {
    problem = Problem(name: name, size: size)
    problem.copies = copies
    self.weights = weights
  }

  /// The axis of two of a view's variables.
  enum Axis: Int, CaseIterable, Sendable {
    case x, y

    var other: Axis { self == .x ? .y : .x }
  }

  struct View: Sendable {
    fileprivate var first: Int

    func start(_ axis: Axis) -> Int { first + axis.rawValue }
    func length(_ axis: Axis) -> Int { first + 2 + axis.rawValue }

    var x: Int { start(.x) }
    var y: Int { start(.y) }
    var width: Int { length(.x) }
    var height: Int { length(.y) }
  }

  mutating func variable() -> Int {
    problem.variableCount += 1
    return problem.variableCount - 1
  }

  mutating func view() -> View {
    let view = View(first: problem.variableCount)
    problem.variableCount += 4
    problem.sizes += [view.width, view.height]
    return view
  }

  mutating func views(_ count: Int) -> [View] {
    (0..<count).map { _ in view() }
  }

  mutating func input(_ variable: Int, _ value: Double, _ priority: Double = 1000) {
    problem.inputs.append(
      Problem.Input(
        variable: variable, priority: priority, weight: weights.inputWeight, value: value))
  }

  /// A view at the origin whose size is an input; a height of nil is free.
  mutating func root(_ width: Double, _ height: Double? = nil) -> View {
    let root = view()
    add([(1, root.x)], .equal, 0)
    add([(1, root.y)], .equal, 0)
    input(root.width, width)
    if let height { input(root.height, height) }
    return root
  }

  /// Adds an operation for each of a number of steps.
  mutating func addSteps(_ count: Int, _ operation: (Int) -> Problem.Operation) {
    problem.operations += (0..<count).map(operation)
  }

  /// Adds a hundred steps with new values of all inputs.
  mutating func addResizes(_ inputs: (Int) -> [Int]) {
    addSteps(100) { .resize(inputs($0).map(Double.init)) }
  }

  mutating func add(
    _ terms: [(Double, Int)], _ relation: LinearRelation, _ constant: Double,
    _ priority: Double = 1000
  ) {
    for (coefficient, variable) in terms { problem.constraints.append(coefficient, variable) }
    problem.constraints.finish(
      relation, constant, priority: priority, weight: weights.weight(of: priority))
  }

  /// `left = right + constant`
  mutating func equal(_ left: Int, _ right: Int, _ constant: Double = 0) {
    add([(1, left), (-1, right)], .equal, constant)
  }

  /// The far edge of a view against the far edge of another: negative is inside.
  mutating func far(
    _ axis: Axis, _ view: View, _ other: View, _ constant: Double,
    _ relation: LinearRelation = .equal, _ priority: Double = 1000
  ) {
    add(
      [
        (1, view.start(axis)), (1, view.length(axis)), (-1, other.start(axis)),
        (-1, other.length(axis)),
      ], relation, constant, priority)
  }

  /// A view behind the far edge of another.
  mutating func after(
    _ axis: Axis, _ view: View, _ other: View, _ gap: Double,
    _ relation: LinearRelation = .equal, _ priority: Double = 1000
  ) {
    add(
      [(1, view.start(axis)), (-1, other.start(axis)), (-1, other.length(axis))], relation, gap,
      priority)
  }

  /// The centre of a view on the centre of another.
  mutating func centre(
    _ axis: Axis, _ view: View, _ other: View, _ priority: Double = 1000
  ) {
    add(
      [
        (1, view.start(axis)), (0.5, view.length(axis)), (-1, other.start(axis)),
        (-0.5, other.length(axis)),
      ], .equal, 0, priority)
  }

  /// A content size with its hugging and its compression resistance.
  mutating func size(_ length: Int, _ size: Double, _ hugging: Double, _ resistance: Double) {
    add([(1, length)], .lessThanOrEqual, size, hugging)
    add([(1, length)], .greaterThanOrEqual, size, resistance)
  }
}
