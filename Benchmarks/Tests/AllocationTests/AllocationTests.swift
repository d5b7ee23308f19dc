// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CAllocations
import Foundation
import LayoutProblems
import QuoinUIKit
import Testing

/// Repeated changes of a layout allocate nothing in the solver, and nothing for each view in a pass.
///
/// A pass allocates a few arrays of what changed. That their number does not depend on the views is
/// checked by a bound of a half or a quarter of the views, which a single allocation for each would exceed.
@Suite("Allocations", .enabled(if: quoin_allocations() >= 0))
struct AllocationTests {
  /// The number of allocations of an operation that is done for the second time.
  static func allocations(_ body: () throws -> Void) rethrows -> Int {
    try body()
    let before = quoin_allocations()
    try body()
    return quoin_allocations() - before
  }

  @Test("Allocations are counted")
  func counting() {
    var arrays: [[Int]] = []
    let count = AllocationTests.allocations { arrays.append(Array(repeating: 7, count: 1000)) }
    #expect(count > 0)
    #expect(arrays.count == 2)
  }

  @Test("New values of inputs, a solve and reading all values", arguments: ["W3", "W4"])
  func solverResize(name: String) throws {
    let family = try #require(WorkloadFamily.all.first { $0.name == name })
    let problem = try #require(family.problem(size: name == "W3" ? 100 : 255))
    var run = try SolverRun(problem, .given)
    let count = try AllocationTests.allocations {
      for case .resize(let values) in problem.operations { try run.resize(to: values) }
    }
    #expect(count == 0)
  }

  @Test("A pass in which all views are resized, below a controller that adds to the safe area")
  @MainActor func safeAreas() {
    let controller = UIViewController()
    controller.view = ViewTree(depth: 6).root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    controller.view.layoutIfNeeded()
    // A point below the upper edge, and one above the lower edge.
    let safeArea = controller.view.subviews[0].safeAreaInsets
    #expect(safeArea == UIEdgeInsets(top: 19, left: 0, bottom: 29, right: 0))
    // A tree of depth 6 has 63 views, each of which gets another frame.
    let limit = 20 * 63 / 2
    let count = AllocationTests.allocations {
      for step in 0..<20 {
        controller.view.frame = CGRect(x: 0, y: 0, width: 2000 + 37 * step, height: 1500)
        controller.view.layoutIfNeeded()
      }
    }
    #expect(count < limit)
  }

  @Test(
    "A pass in which all views of a screen are resized, one after a new constant, and an idle one")
  @MainActor func passes() {
    let screen = ViewTree(depth: 8)
    #expect(screen.views.count == 255)
    let resizes = AllocationTests.allocations {
      for step in 0..<20 { screen.resize(to: CGSize(width: 2000 + 37 * step, height: 1500)) }
    }
    let limit = 20 * screen.views.count / 4
    #expect(resizes < limit)
    let constants = AllocationTests.allocations {
      for step in 0..<20 {
        screen.lastEdge.constant = CGFloat(step)
        screen.root.layoutIfNeeded()
      }
    }
    #expect(constants < limit)
    let idle = AllocationTests.allocations { screen.root.layoutIfNeeded() }
    #expect(idle == 0)
    // The last view is 19 points below the upper edge of its superview.
    #expect(screen.views.last?.frame.minY == 19)
  }
}

/// Views in views: each has two, which share its width or, one level below, its height.
@MainActor private struct ViewTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 1500))
  var views: [UIView] = []
  /// Holds the upper edge of the last view.
  var lastEdge = NSLayoutConstraint()

  init(depth: Int) {
    views = [root]
    var level = [root]
    for number in 1..<depth { level = level.flatMap { split($0, isRow: number % 2 == 1) } }
    root.layoutIfNeeded()
  }

  private mutating func split(_ view: UIView, isRow: Bool) -> [UIView] {
    let (first, second) = (UIView(), UIView())
    for part in [first, second] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    views += [first, second]
    lastEdge = second.topAnchor.constraint(equalTo: isRow ? view.topAnchor : first.bottomAnchor)
    let common = [
      first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1),
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      second.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -1),
      second.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
    ]
    let others =
      isRow
      ? [
        second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 1),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        first.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
      ]
      : [
        second.heightAnchor.constraint(equalTo: first.heightAnchor),
        first.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -1),
        second.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1),
      ]
    NSLayoutConstraint.activate(common + others + [lastEdge])
    return [first, second]
  }

  func resize(to size: CGSize) {
    // To change the size in place takes memory for a coroutine.
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }
}
