// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import DialectExamples
import Foundation
import LongTests
import QuoinUIKit
import Testing

@testable import QuoinTesting

/// Mistakes in a cell of a feed, and whether expectations that know nothing of the cell find them.
///
/// A constraint that is forgotten often leaves a layout that contents determine: a label takes the
/// width of its text, and what was pinned to its other side moves along. Such a layout is sane, and so is one
/// with another constant. Expectations of frames find these.
@MainActor @Suite("Planted faults") struct MutationTests {
  private let matrix = LayoutMatrix.sizes(320).directions(.both)
  private let expectations: [LayoutExpectation] = [
    .sane, .textFits, .noOverlap(), .mirrorsRightToLeft(),
  ]

  /// Each layout takes a while without optimisation, so a part of the faults is planted unless
  /// `QUOIN_MUTATIONS` is 1.
  private static let step = ProcessInfo.processInfo.environment["QUOIN_MUTATIONS"] == "1" ? 1 : 10

  private func findsProblem(
    in matrix: LayoutMatrix? = nil, by expectations: [LayoutExpectation]? = nil,
    _ make: () -> UIView
  ) -> Bool {
    LayoutReporting.$recordsCalls.withValue(false) {
      let expectations = expectations ?? self.expectations
      let run = ExpectationRun(matrix ?? self.matrix, expectations.flatMap(\.single))
      return !run.outcome { _ in .view(make()) }.problems.groups.isEmpty
    }
  }

  /// The frames, the texts that are cut off and the numbers of problems, in each layout.
  private func appearance(_ make: () -> UIView) -> [[String]] {
    LayoutReporting.$recordsCalls.withValue(false) {
      var all: [[String]] = []
      let read = { (layout: CellLayout) in
        let views = layout.views.views.map { "\($0.localFrame) \(TextFit($0.view) == nil)" }
        let report = layout.report
        all.append(views + ["\(report.conflicts.count) \(report.ambiguities.count)"])
      }
      LayoutRun(matrix).forEach({ _ in .view(make()) }, read)
      return all
    }
  }

  @Test("The right cells have no problem", arguments: FeedCellDialect.allCases)
  func unmutated(dialect: FeedCellDialect) {
    // Frames without constraints have no height from inside.
    guard dialect != .notAutoLayout else { return }
    #expect(!findsProblem { dialect.makeCell() })
  }

  /// The dialects that place their cells by constraints.
  private nonisolated static let dialects: [FeedCellDialect] = [
    .cartography, .swiftAutoLayout, .mortar, .mortarVFL,
  ]

  @Test(
    "At least 99 % of the faults that change a layout are found", .thorough,
    arguments: [PlantedFault.Kind.doubled, .leftForLeading, .longerText], dialects)
  func faults(kind: PlantedFault.Kind, dialect: FeedCellDialect) {
    let right = appearance { dialect.makeCell() }
    check(kind, in: dialect, hasEffect: { appearance($0) != right }, finds: { findsProblem($0) })
  }

  @Test(
    "At least 99 % of forgotten and changed constraints are found with expectations of frames",
    .thorough,
    arguments: [PlantedFault.Kind.removed, .otherConstant, .otherRelation], dialects)
  func framesOfFaults(kind: PlantedFault.Kind, dialect: FeedCellDialect) {
    let right = appearance { dialect.makeCell() }
    // On one phone, from left to right, as a test would state them.
    var frames: [LayoutSelector: CGRect] = [:]
    let read = { (layout: CellLayout) in
      for view in layout.views.views { frames[LayoutSelector(view.path)] = view.localFrame }
    }
    LayoutRun(.sizes(320)).forEach({ _ in .view(dialect.makeCell()) }, read)
    check(
      kind, in: dialect, hasEffect: { appearance($0) != right },
      finds: { findsProblem($0) || findsProblem(in: .sizes(320), by: [.frames(frames)], $0) })
  }

  /// Plants all faults of a kind that have an effect, and counts those that are found.
  private func check(
    _ kind: PlantedFault.Kind, in dialect: FeedCellDialect, hasEffect: (() -> UIView) -> Bool,
    finds: (() -> UIView) -> Bool
  ) {
    let faults = PlantedFault.all(in: dialect.makeCell()).filter { $0.kind == kind }
    // Another part of the faults in each dialect.
    let first = Self.dialects.firstIndex(of: dialect) ?? 0
    var missed: [PlantedFault] = []
    var count = 0
    for fault in faults where fault.index % Self.step == first % Self.step {
      let make = { () -> UIView in
        let cell = dialect.makeCell()
        fault.plant(in: cell)
        return cell
      }
      guard hasEffect(make) else { continue }
      count += 1
      if !finds(make) { missed.append(fault) }
    }
    #expect(count > 0)
    #expect(missed.count * 100 <= count, "\(missed) of \(count)")
  }
}
