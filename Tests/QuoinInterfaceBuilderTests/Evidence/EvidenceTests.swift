// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinInterfaceBuilder

/// The evidence that the tables state, against the files that they were read off.
@MainActor @Suite struct EvidenceTests {
  @Test("A safe area needs two frames that show it, and other measures one")
  func oneFrame() {
    func rests(_ kind: CanvasMeasure.Kind, _ agreeing: Int, against contradicting: Int = 0) -> Bool
    {
      CanvasMeasure(
        kind: kind, row: "a row", evidence: .frames(agreeing, against: contradicting)
      ).restsOnOneFrame
    }
    #expect(rests(.safeArea, 1))
    #expect(rests(.safeArea, 3, against: 2))
    #expect(!rests(.safeArea, 2))
    #expect(!rests(.baselines, 1))
  }

  @Test(
    "Every row states how many stored frames show and contradict it",
    .enabled(
      if: StoredFileFolders.areComplete && StoredFileSelection.isComplete
        && StoredFileSelection.heldOut.isEmpty,
      "The evidence of the tables is counted where the folders of files are and QUOIN_THOROUGH is 1."
    )
  )
  func counts() {
    var count = EvidenceCount()
    for folder in StoredFileFolders.all { count.add(filesIn: folder) }
    count.addAlignments()
    let rows = EvidenceTests.rows
    #expect(Set(rows.map(EvidenceCount.Key.init)).count == rows.count, "Rows have distinct names")
    for row in rows {
      let counted = count.votes[EvidenceCount.Key(row)] ?? .guess
      if ProcessInfo.processInfo.environment["QUOIN_IB_COUNT"] != nil {
        print(
          "COUNT", row.kind.rawValue, row.row, counted.agreeing, counted.contradicting,
          separator: "\t")
      }
      var checked = row.evidence
      checked.elsewhere = 0
      #expect(checked == counted, "\(row.kind.rawValue) of \(row.row)")
    }
    for era in InterfaceBuilderEra.allCases {
      if ProcessInfo.processInfo.environment["QUOIN_IB_COUNT"] != nil {
        print("ERA", era, count.files[era] ?? 0, separator: "\t")
      }
      #expect(era.countedFiles == count.files[era] ?? 0, "files of \(era)")
    }
  }

  /// The rows of all tables.
  private static var rows: [CanvasMeasure] {
    AlignmentTable.macOSRows.map { $0.measure(on: .macOS) }
      + AlignmentTable.iOSRows.map { $0.measure(on: .iOS) }
      + BaselineTable.macOSRows.map { $0.measure(on: .macOS) }
      + BaselineTable.iOSRows.map { $0.measure(on: .iOS) }
      + ControlSizeTable.macOSRows.map { $0.measure(on: .macOS) }
      + ControlSizeTable.iOSRows.map { $0.measure(on: .iOS) }
      + FontTable.rows.map(\.measure) + SafeAreaRow.all.map(\.measure)
      + MarginRow.all.map(\.measure)
      + BarHeights.rows.map {
        CanvasMeasure(kind: .safeArea, row: $0.name, evidence: $0.evidence)
      }
      + SceneDevice.table.flatMap {
        [
          $0.sizeMeasure, $0.insetMeasure(in: .portrait, era: .xcode7),
          $0.insetMeasure(in: .portrait, era: .xcode26),
          $0.insetMeasure(in: .landscape, era: .xcode26),
        ]
      }
  }
}

extension InterfaceBuilderEra {
  /// The number of files of the era from which the tables were counted, of 963.
  fileprivate var countedFiles: Int {
    switch self {
    case .xcode7: 124
    case .xcode8: 65
    case .xcode8Late: 23
    case .xcode9: 33
    case .xcode9Late: 66
    case .xcode10: 86
    case .xcode11: 32
    case .xcode11Late: 134
    case .xcode12: 170
    case .xcode13: 62
    case .xcode14: 29
    case .xcode15: 76
    case .xcode16Late: 19
    case .xcode26: 44
    }
  }
}
