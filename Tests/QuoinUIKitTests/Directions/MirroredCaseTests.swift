// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinUIKit
import Testing

/// Layout has no favourite side: the mirror image of a description, laid out in the other direction,
/// gives the mirror image of the frames.
@MainActor @Suite("The worked cases, in a mirror") struct MirroredCaseTests {
  @Test(
    "The mirrored case in the other direction has mirrored frames", .thorough,
    arguments: WorkedCase.withoutText, [false, true])
  func mirroredCase(_ worked: WorkedCase, isTurned: Bool) {
    let data = isTurned ? CaseMirror.turned(worked.data) : worked.data
    let tree = CaseTree(data)
    tree.root.layoutIfNeeded()
    let mirror = CaseMirror(tree: tree)
    let mirroredTree = CaseTree(mirror.mirrored(data))
    MirrorComparison(tree, mirroredTree).check()
    for step in data["steps"].list {
      for operation in step["do"].list {
        mirroredTree.apply(mirror.mirroredEdit(operation))
        tree.apply(operation)
      }
      MirrorComparison(tree, mirroredTree).check()
    }
  }
}

/// Compares a laid out case with its mirror image.
@MainActor private struct MirrorComparison {
  private let tree: CaseTree
  private let mirrored: CaseTree
  private let report: ViewLayoutReport
  private let mirroredReport: ViewLayoutReport

  init(_ tree: CaseTree, _ mirrored: CaseTree) {
    self.tree = tree
    self.mirrored = mirrored
    tree.root.layoutIfNeeded()
    mirrored.root.layoutIfNeeded()
    report = tree.root.layoutReport()
    mirroredReport = mirrored.root.layoutReport()
  }

  func check() {
    #expect(conflicts(report) == conflicts(mirroredReport))
    for (name, view) in tree.views where view !== tree.root && view.superview != nil {
      compare(name, view.superview)
    }
    for (name, guide) in tree.guides { compare(name, guide.owningView) }
  }

  private func conflicts(_ report: ViewLayoutReport) -> [[String?]] {
    report.conflicts.map { [$0.broken?.identifier] + $0.constraints.map(\.identifier) }
  }

  private func compare(_ name: String, _ parent: UIView?) {
    guard let numbers = tree.numbers(name), let image = mirrored.numbers(name), let parent else {
      Issue.record("no view is called \(name)")
      return
    }
    // Numbers that the constraints do not determine have no mirror image: each direction has some
    // value.
    let open = [tree.element(name[...]), mirrored.element(name[...]), parent].map(openAttributes)
    if open[0].union(open[1]).isDisjoint(with: ["y", "height"]) {
      #expect(near(image[1], numbers[1]) && near(image[3], numbers[3]), "\(name) is \(image)")
    }
    if open[0].union(open[1]).union(open[2]).isDisjoint(with: ["x", "width", "contentWidth"]) {
      let x = width(of: parent, around: name) - numbers[0] - numbers[2]
      #expect(near(image[0], x) && near(image[2], numbers[2]), "\(name) is \(image), not at \(x)")
    }
  }

  /// The width in which a child is placed: in a scroll view that of the content, unless the child
  /// is pinned to the frame.
  private func width(of parent: UIView, around child: String) -> CGFloat {
    guard let scrollView = parent as? UIScrollView else { return parent.bounds.width }
    let isPinned = tree.descriptions.values.contains { constraint in
      constraint["a"].text?.hasPrefix("\(child).") == true
        && constraint["b"].text?.contains("frameLayoutGuide") == true
    }
    return isPinned ? scrollView.bounds.width : scrollView.contentSize.width
  }

  private func openAttributes(_ item: AnyObject?) -> Set<String> {
    Set(
      (report.ambiguities + mirroredReport.ambiguities).filter { $0.item === item }
        .map(\.attribute))
  }

  private func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.001 }
}
