// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import Testing

/// The ambiguities of real files, against the views that Interface Builder marked as ambiguous.
@MainActor
@Suite(
  "InterfaceBuilderAmbiguity", .serialized,
  .enabled(
    if: StoredFileFolders.areAvailable,
    "Marks of ambiguous views are not compared: QUOIN_IB_FIXTURES names no folder of files."))
struct AmbiguityFlagTests {
  @Test("Reported views are those that Interface Builder marks", .thorough)
  func flags() {
    var open = FlagComparison()
    var heldOut = FlagComparison()
    var ofMacOS = FlagComparison()
    for (name, data) in files() {
      guard let file = try? InterfaceFile(data: data, fileName: name),
        file.document.usesAutolayout
      else { continue }
      guard file.document.kind.platform == .iOS else {
        if file.document.kind.platform == .macOS { ofMacOS.add(file, named: name) }
        continue
      }
      if StoredFileSelection.isHeldOut(name) {
        heldOut.add(file, named: name)
      } else {
        open.add(file, named: name)
      }
    }
    report(open, "ambiguity")
    if !StoredFileSelection.heldOut.isEmpty { report(heldOut, "ambiguity, held out") }
    report(ofMacOS, "ambiguity, macOS")
    // A folder of macOS files alone has nothing to compare.
    guard open.agreeing > 0 || !open.differences.isEmpty else { return }
    #expect(open.precision >= 0.9)
    #expect(open.recall >= 0.8)
    let showsDifferences = ProcessInfo.processInfo.environment["QUOIN_IB_DIFFERENCES"] != nil
    guard showsDifferences else { return }
    for comparison in [open, ofMacOS] {
      for (reason, count) in comparison.table { print("  \(count) \(reason.rawValue)") }
      for difference in comparison.differences { print("  \(difference)") }
    }
  }

  /// The files of the run. Each is laid out several times, so a run that does not read all files takes
  /// those with marks and a sixteenth of the others.
  private func files() -> [(name: String, data: Data)] {
    let mark = Data("ambiguous=\"YES\"".utf8)
    let names = StoredFileFolders.files.keys.sorted()
    let share = Set(
      StoredFileSelection.isComplete ? names : StoredFileSelection.every(16, of: names))
    return names.compactMap { name in
      guard let location = StoredFileFolders.files[name],
        let data = try? Data(contentsOf: location),
        share.contains(name) || data.range(of: mark) != nil
      else { return nil }
      return (name, data)
    }
  }

  private func report(_ comparison: FlagComparison, _ name: String) {
    // The first numbers leave out what solving sets aside; the raw ones leave out nothing.
    print(
      String(
        format: "\(name): precision %.1f%%, recall %.1f%%; raw precision %.1f%%, recall %.1f%%; "
          + "%d views agree",
        comparison.precision * 100, comparison.recall * 100, comparison.rawPrecision * 100,
        comparison.rawRecall * 100, comparison.agreeing))
  }
}
