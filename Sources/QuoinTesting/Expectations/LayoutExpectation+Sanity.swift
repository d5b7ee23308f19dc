// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinDiagnostics
import QuoinExplanation
import QuoinUIKit

extension LayoutExpectation {
  /// All conditions that any layout has to meet: ``noConflicts``, ``determined``, ``settles``,
  /// ``finite`` and ``visible``.
  public static let sane = LayoutExpectation(
    group: "sane", [.noConflicts, .determined, .settles, .finite, .visible])

  /// Expects that all required constraints are satisfied, and each active constraint is used.
  public static let noConflicts = LayoutExpectation(named: "noConflicts") { layout in
    let isExcluded = { (problem: LayoutHostProblem) in problem.constraint != nil }
    let report = layout.report
    guard !report.conflicts.isEmpty || report.problems.contains(where: isExcluded) else {
      return []
    }
    let words = ConflictWords(layout)
    return layout.explained.conflicts.map { words.finding($0) }
      + report.problems.filter(isExcluded).map { words.finding($0) }
  }

  /// Expects that the constraints determine each number to the pixel. In a layout of which only the
  /// width is given, they determine the height of the view from inside.
  public static let determined = LayoutExpectation(named: "determined") { layout in
    let hasGivenHeight = layout.cell.configuration.size.map { $0.height != nil } ?? true
    let words = ConflictWords(layout)
    let unplaced = layout.report.problems.filter(\.isSwitchedOffMask).map { words.finding($0) }
    let height = (hasGivenHeight ? [] : InnerHeight(layout).findings) + unplaced
    guard !layout.report.ambiguities.isEmpty else { return height }
    return height + AmbiguityFindings(layout.explained.ambiguities).findings
  }

  /// Expects that the layout settles: no view needs another layout after each one, has another
  /// content size than the layout knows, or adds its constraints again in each layout.
  public static let settles = LayoutExpectation(named: "settles") { layout in
    layout.report.problems.filter { $0.constraint == nil }.map { problem in
      let lines = problem.message.split(whereSeparator: \.isNewline).map(String.init)
      let names = problem.items.compactMap { $0 as? UIView }.map(layout.name)
      return ExpectationFinding(
        key: "\(problem.code) \(names.joined(separator: " "))", message: lines.first ?? problem.code
      ) { lines.dropFirst().map { $0.drop { $0 == " " } }.map(String.init) }
    } + layout.findings(\.unstable)
  }

  /// Expects that frames are numbers, and none is farther than a million points away.
  public static let finite = LayoutExpectation(named: "finite") { layout in
    layout.views.views.compactMap { entry in
      let frame = entry.view.frame
      guard
        let number = FrameNumber.allCases.first(where: { !(abs($0.value(in: frame)) <= 1_000_000) })
      else { return nil }
      let value = number.value(in: frame)
      let words = value.isNaN ? "not a number" : LengthText.points(value)
      return ExpectationFinding(
        key: "\(entry.path) \(number)",
        message: "\(layout.name(of: entry.view)).\(number) is \(words)")
    }
  }

  /// Expects that each shown text, each shown control and each content of a scroll view has a width
  /// and a height.
  public static let visible = LayoutExpectation(named: "visible") { layout in
    layout.views.views.compactMap { entry in
      guard entry.isShown, entry.text != nil || entry.isControl else { return nil }
      let size = entry.frame.size
      guard size.width <= 0 || size.height <= 0 else { return nil }
      let content = entry.text.map { " with the text \"\(NameText.line(of: $0))\"" } ?? ""
      let attribute: NSLayoutConstraint.Attribute = size.width <= 0 ? .width : .height
      return ExpectationFinding(
        key: entry.path,
        message: "\(layout.name(of: entry.view))\(content) is \(LengthText.size(size))",
        side: FrameSide(entry.view, size.width <= 0 ? .horizontal : .vertical)
      ) { layout.reasons(for: attribute, of: entry.view) }
    } + layout.findings(\.withoutLength)
  }
}

extension CellLayout {
  /// Mistakes in frames that a running program writes too. There are none beside a conflict or an
  /// ambiguity, which decide frames.
  fileprivate func findings(
    _ kind: (ShownFrames) -> [ShownFrames.Finding]
  ) -> [ExpectationFinding] {
    guard report.conflicts.isEmpty, report.ambiguities.isEmpty, loadedScene == nil else {
      return []
    }
    return kind(ShownFrames(view, ViewNames())).map {
      ExpectationFinding(key: "\($0.code) \(name(of: $0.view))", message: $0.sentence)
    }
  }
}

extension LayoutHostProblem {
  /// Whether the mask was switched off that gives a view its frame, so that nothing determines it.
  fileprivate var isSwitchedOffMask: Bool {
    if case .unplacedView = self { true } else { false }
  }
}
