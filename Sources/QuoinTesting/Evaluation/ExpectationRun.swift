// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinUIKit

/// Evaluates expectations in all layouts of a matrix.
@MainActor struct ExpectationRun {
  private let matrix: LayoutMatrix
  private let expectations: [LayoutExpectation]
  private let pictures: PictureSetting

  /// The result of an evaluation.
  struct Outcome {
    var subject = "a layout"
    var problems = ProblemGroups()
    /// The reasons that cells have no layout.
    var failures: [LayoutRun.Failure] = []
    /// Pictures of layouts, in the order of the matrix.
    var pictures: [CellPicture] = []
  }

  init(
    _ matrix: LayoutMatrix, _ expectations: [LayoutExpectation],
    pictures: PictureSetting = .never
  ) {
    self.matrix = matrix
    self.expectations = expectations
    self.pictures = pictures
  }

  /// Creates and evaluates the layouts.
  func outcome(_ make: (LayoutCell) throws -> LayoutSubject) rethrows -> Outcome {
    var outcome = Outcome()
    let needsMirrorImage = expectations.contains(where: \.needsMirrorImage)
    let needsVariants = expectations.contains(where: \.needsVariants)
    for cell in matrix.cells {
      // Layouts for comparison come first: a view that a test stores is then in the layout under
      // test.
      let mirrorImage = needsMirrorImage ? try mirrorImage(of: cell, make) : nil
      let variants = needsVariants ? try LayoutVariants(of: cell, make) : nil
      let failures = try LayoutRun.layOut(in: cell, make) { layout in
        outcome.subject = layout.subjectName
        layout.mirrorImage = mirrorImage
        layout.variants = variants
        layout.named { judge(layout, &outcome) }
      }
      for failure in failures where !outcome.failures.contains(failure) {
        outcome.subject = failure.subject ?? outcome.subject
        outcome.failures.append(failure)
      }
    }
    return outcome
  }

  private func judge(_ layout: CellLayout, _ outcome: inout Outcome) {
    let known = outcome.problems.groups.count
    var expected: [ExpectedFrame] = []
    outcome.problems.add(layout.cell)
    let found = expectations.flatMap { expectation in
      expectation.findings(layout).map { (expectation.name, $0) }
    }
    for (expectation, finding) in FindingConsequences(found).entries {
      outcome.problems.add(finding, of: expectation, in: layout.cell)
      if let frame = finding.expectedFrame { expected.append(frame) }
    }
    let isNew = outcome.problems.groups.count > known
    if pictures == .always || (pictures == .failures && isNew) {
      outcome.pictures.append(CellPicture(layout, expected: expected))
    }
  }

  private func mirrorImage(
    of cell: LayoutCell, _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows -> MirrorImage? {
    var other = cell
    let isRightToLeft = cell.configuration.direction == .rightToLeft
    other.configuration.direction = isRightToLeft ? .leftToRight : .rightToLeft
    var image: MirrorImage?
    _ = try LayoutRun.layOut(in: other, make) { image = MirrorImage($0.views) }
    return image
  }
}
