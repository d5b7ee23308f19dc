// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import LayoutProblems
internal import QuoinUIKit

/// Measures what happens to views.
@MainActor enum ViewTimes {
  /// Builds a problem from views and runs its script of sizes.
  ///
  /// The phase `make` is what a build begins with: views, anchors and constraints, without anything
  /// active. The phase `read` is what a resize ends with: to read the frames of all views, without
  /// anything to lay out.
  static func measureLayout(_ problem: Problem) throws -> [MeasuredPhase] {
    var makes = Samples()
    var builds = Samples()
    var resizes = Samples()
    var reads = Samples()
    var frames: [CGRect] = []
    let plan = ProblemViews.Plan(problem)
    var repetitions = Repetitions(least: 5)
    while repetitions.next() {
      makes.add(timeToMake(problem, plan))
      let start = quoin_seconds()
      guard let views = ProblemViews(problem, plan) else { throw ViewError.unknownConstraint }
      views.layOut(into: &frames)
      builds.add(quoin_seconds() - start)
      var step = 0
      for case .resize(let values) in problem.operations {
        let start = quoin_seconds()
        views.resize(to: values, of: problem)
        views.layOut(into: &frames)
        let end = quoin_seconds()
        resizes.add(end - start, step: step)
        views.read(into: &frames)
        reads.add(quoin_seconds() - end, step: step)
        step += 1
      }
    }
    try check(frames, against: problem)
    return makes.lines("make") + builds.lines("build") + resizes.lines("resize")
      + reads.lines("read")
      + [("memory", try memory(of: problem, plan))]
  }

  private static func timeToMake(_ problem: Problem, _ plan: ProblemViews.Plan) -> Double {
    let start = quoin_seconds()
    let views = ProblemViews(problem, plan, isActive: false)
    let end = quoin_seconds()
    // To free them is not part of making them.
    return withExtendedLifetime(views) { end - start }
  }

  /// Bytes for each constraint that views, constraints and all that lays them out take after the
  /// first pass. Of small layouts many are made.
  private static func memory(
    of problem: Problem, _ plan: ProblemViews.Plan
  ) throws -> Double {
    let count = problem.constraints.count
    var kept: [ProblemViews] = []
    var frames: [CGRect] = []
    kept.reserveCapacity(20_000 / count + 1)
    let before = quoin_heap_bytes()
    for _ in 0..<20_000 / count + 1 {
      guard var views = ProblemViews(problem, plan) else { throw ViewError.unknownConstraint }
      views.layOut(into: &frames)
      views.forget()
      kept.append(views)
    }
    return (quoin_heap_bytes() - before) / Double(kept.count * count)
  }

  /// Each edge of a frame is at most a pixel from where the solver has it.
  private static func check(_ frames: [CGRect], against problem: Problem) throws {
    let values = try problem.finalValues()
    for (index, frame) in frames.enumerated() {
      for (found, wanted) in zip(
        [frame.minX, frame.minY, frame.width, frame.height], values[4 * index..<4 * index + 4])
      where abs(Double(found) - wanted) > 1 {
        throw ViewError.wrongFrame(
          view: index, frame, wanted: Array(values[4 * index..<4 * index + 4]))
      }
    }
  }

  /// A table that asks cell after cell for its height and lays it out, with ten cells that are
  /// used again and again.
  static func measureScrolling(cells count: Int) throws -> [MeasuredPhase] {
    let plan = ProblemViews.Plan(.feedCell(0))
    let reused = (0..<10).map { _ in ProblemViews(.feedCell(0), plan) }
    var samples = Samples()
    var repetitions = Repetitions(least: 3)
    while repetitions.next() {
      for number in 0..<count {
        guard let cell = reused[number % reused.count] else { throw ViewError.unknownConstraint }
        let constants = Problem.feedCell(number).constraints.constants
        let start = quoin_seconds()
        for (constraint, number) in zip(cell.constraints, plan.numbers) {
          constraint.constant = CGFloat(constants[number])
        }
        let size = cell.views[0].systemLayoutSizeFitting(
          CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        cell.container.frame.size = size
        cell.container.layoutIfNeeded()
        samples.add(quoin_seconds() - start, step: number)
      }
    }
    return samples.lines("cell")
  }

  /// The operation on a screen with many views, each with four constraints.
  private enum Change: String, CaseIterable {
    case firstPass = "first-pass"
    case idlePass = "idle-pass"
    case constant
    case nextConstant = "next-constant"
    case toggle
    case addView = "add-view"
    case removeView = "remove-view"

    @MainActor func make(to root: UIView, _ constraints: [NSLayoutConstraint], number: Int) {
      switch self {
      case .firstPass, .idlePass: break
      case .constant, .nextConstant: constraints[0].constant += 1
      case .toggle: constraints[3].isActive.toggle()
      case .addView: _ = ViewTimes.addView(to: root, number)
      case .removeView: root.subviews[root.subviews.count - 2].removeFromSuperview()
      }
      root.layoutIfNeeded()
    }
  }

  /// A screen, and the constraints of its last view.
  private static func screen(views count: Int) -> (UIView, [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var constraints: [NSLayoutConstraint] = []
    for number in 0..<count { constraints = addView(to: root, number) }
    return (root, constraints)
  }

  /// Single changes, each of a screen that others were made of before.
  static func measureChanges(views count: Int) -> [MeasuredPhase] {
    var adding = Samples()
    var phases = Change.allCases.map { (change: $0, samples: Samples()) }
    var repetitions = Repetitions(least: 5)
    while repetitions.next() {
      let start = quoin_seconds()
      let (root, constraints) = screen(views: count)
      adding.add((quoin_seconds() - start) / Double(count))
      for index in phases.indices {
        let start = quoin_seconds()
        phases[index].change.make(to: root, constraints, number: count)
        phases[index].samples.add(quoin_seconds() - start)
      }
    }
    return adding.lines("add-without-pass")
      + phases.flatMap { $0.samples.lines($0.change.rawValue) }
  }

  /// Makes one of the changes again and again, for a profiler. Does nothing for other names.
  static func repeatChange(_ name: String, views count: Int, _ times: Int) {
    guard let change = Change(rawValue: name) else { return }
    let (root, constraints) = screen(views: count)
    root.layoutIfNeeded()
    for number in 0..<times { change.make(to: root, constraints, number: count + number) }
  }

  /// Builds a problem from views, or resizes it, again and again, for a profiler.
  static func repeatLayout(_ problem: Problem, resizes: Bool, _ times: Int) throws {
    let plan = ProblemViews.Plan(problem)
    guard var views = ProblemViews(problem, plan) else { throw ViewError.unknownConstraint }
    var frames: [CGRect] = []
    views.layOut(into: &frames)
    let steps = problem.operations
    for number in 0..<times {
      if resizes {
        guard case .resize(let values) = steps[number % steps.count] else { continue }
        views.resize(to: values, of: problem)
      } else {
        guard let others = ProblemViews(problem, plan) else { throw ViewError.unknownConstraint }
        views = others
      }
      views.layOut(into: &frames)
    }
  }

  private static func addView(to root: UIView, _ number: Int) -> [NSLayoutConstraint] {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(number % 20)),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number / 20)),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

/// A phase and what was measured.
typealias MeasuredPhase = (phase: String, value: Double)

enum ViewError: Error {
  case unknownConstraint
  case wrongFrame(view: Int, CGRect, wanted: [Double])
}
