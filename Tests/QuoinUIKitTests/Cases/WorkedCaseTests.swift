// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinUIKit
import Testing

@MainActor @Suite("The worked cases, through views")
struct WorkedCaseTests {
  @Test(
    "A case has the frames, ranges and conflicts that were worked out, in each order",
    arguments: WorkedCase.all,
    ThoroughTests.areWanted ? CaseOrder.allCases : Array(CaseOrder.allCases.prefix(1)))
  func workedCase(_ worked: WorkedCase, order: CaseOrder) {
    TextMeasuring.measuring(with: EvenMeasurer()) {
      let tree = CaseTree(worked.data, order: order)
      checkFitting(worked, in: tree)
      if worked.data["expect"].exists { check(worked.data["expect"], in: tree) }
      checkFitting(worked, in: tree)
      for step in worked.data["steps"].list {
        for operation in step["do"].list { tree.apply(operation) }
        check(step["expect"], in: tree)
      }
    }
  }

  /// Asks for a fitting size. No view is moved by that, before a layout or after it.
  private func checkFitting(_ worked: WorkedCase, in tree: CaseTree) {
    let fitting = worked.data["fitting"]
    guard let view = tree.views[fitting["view"].text ?? ""],
      let target = fitting["target"].numbers?.compactMap({ $0 }),
      let priorities = fitting["priorities"].numbers?.compactMap({ $0 }),
      let expected = worked.data["expect"]["fittingSize"].numbers?.compactMap({ $0 })
    else { return }
    let frames = tree.views.mapValues(\.frame)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: target[0], height: target[1]),
      withHorizontalFittingPriority: UILayoutPriority(Float(priorities[0])),
      verticalFittingPriority: UILayoutPriority(Float(priorities[1])))
    #expect(abs(size.width - expected[0]) < 0.001 && abs(size.height - expected[1]) < 0.001)
    #expect(tree.views.mapValues(\.frame) == frames)
  }

  @Test("Frames of a case with a scale are on the pixel grid", arguments: WorkedCase.all)
  func roundedFrames(_ worked: WorkedCase) {
    guard let scale = worked.data["scale"].number else { return }
    let tree = CaseTree(worked.data)
    tree.root.layoutScale = scale
    tree.root.layoutIfNeeded()
    for (name, expected) in worked.data["expect"]["rounded"].entries {
      compare(tree, name, expected.numbers ?? [])
    }
  }

  private func check(_ expect: CaseValue, in tree: CaseTree) {
    tree.root.layoutIfNeeded()
    let report = tree.root.layoutReport()
    switch expect["status"].text {
    case "ok":
      #expect(report.conflicts.isEmpty)
    case "ambiguous":
      for (name, range) in expect["ranges"].entries { checkRange(name, range, report) }
    default:
      checkConflict(expect, report, tree)
    }
    for (name, expected) in expect["frames"].entries {
      compare(tree, name, expected.numbers ?? [])
    }
  }

  private func checkRange(_ name: String, _ range: CaseValue, _ report: ViewLayoutReport) {
    let parts = name.split(separator: ".").map(String.init)
    let attribute = ["w": "width", "h": "height"][parts[1]] ?? parts[1]
    let found = report.ambiguities.first {
      ($0.item as? UIView)?.accessibilityIdentifier == parts[0] && $0.attribute == attribute
    }
    let numbers = range.numbers ?? []
    #expect(
      abs((found?.minimum ?? .nan) - (numbers[0] ?? -.infinity)) < 0.001
        || isOpen(found?.minimum, numbers[0]))
    #expect(
      abs((found?.maximum ?? .nan) - (numbers[1] ?? .infinity)) < 0.001
        || isOpen(found?.maximum, numbers[1]))
  }

  private func isOpen(_ found: CGFloat?, _ expected: Double?) -> Bool {
    expected == nil && found.map { $0.isInfinite } ?? false
  }

  private func checkConflict(
    _ expect: CaseValue, _ report: ViewLayoutReport, _ tree: CaseTree
  ) {
    #expect(report.conflicts.count == 1)
    guard let conflict = report.conflicts.first else { return }
    let expected = expect["conflictSet"].strings.filter { tree.constraints[$0] != nil }
    #expect(Set(conflict.constraints.compactMap(\.identifier)) == Set(expected))
    guard let broken = conflict.broken?.identifier else { return }
    for (name, frame) in expect["framesIfBroken"][broken].entries {
      compare(tree, name, frame.numbers ?? [])
    }
  }

  private func compare(_ tree: CaseTree, _ name: String, _ expected: [Double?]) {
    guard let found = tree.numbers(name) else {
      Issue.record("no view is called \(name)")
      return
    }
    for (value, wanted) in zip(found, expected) {
      guard let wanted else { continue }
      #expect(abs(value - wanted) < 0.001, "\(name) is \(found)")
    }
  }
}
