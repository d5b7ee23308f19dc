// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import LayoutProblems
internal import QuoinUIKit

/// Measures what happens to views.
@MainActor enum ViewTimes {
  /// Builds a problem from views and runs its script of sizes.
  static func measureLayout(_ problem: Problem) throws -> [MeasuredPhase] {
    var builds = Samples()
    var resizes = Samples()
    var frames: [CGRect] = []
    var repetitions = Repetitions(least: 5)
    while repetitions.next() {
      let start = quoin_seconds()
      guard let views = ProblemViews(problem) else { throw ViewError.unknownConstraint }
      views.layOut(into: &frames)
      builds.add(quoin_seconds() - start)
      var step = 0
      for case .resize(let values) in problem.operations {
        let start = quoin_seconds()
        views.resize(to: values, of: problem)
        views.layOut(into: &frames)
        resizes.add(quoin_seconds() - start, step: step)
        step += 1
      }
    }
    try check(frames, against: problem)
    return builds.lines("build") + resizes.lines("resize")
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
    let reused = (0..<10).map { _ in ProblemViews(.feedCell(0)) }
    var samples = Samples()
    var repetitions = Repetitions(least: 3)
    while repetitions.next() {
      for number in 0..<count {
        guard let cell = reused[number % reused.count] else { throw ViewError.unknownConstraint }
        let constants = Problem.feedCell(number).constraints.constants
        let start = quoin_seconds()
        for (constraint, constant) in zip(cell.constraints, constants) {
          constraint?.constant = CGFloat(constant)
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

  /// Single changes of a screen with many views, each held by four constraints.
  static func measureChanges(views count: Int) -> [MeasuredPhase] {
    var adding = Samples()
    var phases = ["first-pass", "idle-pass", "constant", "toggle", "add-view", "remove-view"].map {
      (name: $0, samples: Samples())
    }
    var repetitions = Repetitions(least: 5)
    while repetitions.next() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      var constraints: [NSLayoutConstraint] = []
      let start = quoin_seconds()
      for number in 0..<count { constraints = addView(to: root, number) }
      adding.add((quoin_seconds() - start) / Double(count))
      let last = root.subviews[count - 1]
      let (leading, height) = (constraints[0], constraints[3])
      let changes: [@MainActor () -> Void] = [
        {}, {},
        { leading.constant += 1 },
        { height.isActive.toggle() },
        { _ = addView(to: root, count) },
        { last.removeFromSuperview() },
      ]
      for (index, change) in changes.enumerated() {
        let start = quoin_seconds()
        change()
        root.layoutIfNeeded()
        phases[index].samples.add(quoin_seconds() - start)
      }
    }
    return adding.lines("add-without-pass") + phases.flatMap { $0.samples.lines($0.name) }
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
