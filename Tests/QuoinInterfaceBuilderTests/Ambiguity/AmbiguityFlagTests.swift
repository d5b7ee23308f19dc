// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
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
  @Test("Reported views are those that Interface Builder marks")
  func flags() {
    var open = FlagComparison()
    var heldOut = FlagComparison()
    // An eighth of the files where not all are read, since each is laid out several times.
    let names = StoredFileFolders.files.keys.sorted()
    for name in StoredFileSelection.isComplete ? names : StoredFileSelection.every(8, of: names) {
      guard let location = StoredFileFolders.files[name],
        let file = try? InterfaceFile(contentsOf: location.path),
        file.document.kind.platform == .iOS, file.document.usesAutolayout
      else { continue }
      if StoredFileSelection.isHeldOut(name) {
        heldOut.add(file, named: name)
      } else {
        open.add(file, named: name)
      }
    }
    report(open, "ambiguity")
    if !StoredFileSelection.heldOut.isEmpty { report(heldOut, "ambiguity, held out") }
    #expect(open.precision >= 0.9)
    #expect(open.recall >= 0.8)
    let showsDifferences = ProcessInfo.processInfo.environment["QUOIN_IB_DIFFERENCES"] != nil
    guard showsDifferences else { return }
    for (reason, count) in open.table { print("  \(count) \(reason.rawValue)") }
    for difference in open.differences { print("  \(difference)") }
  }

  private func report(_ comparison: FlagComparison, _ name: String) {
    print(
      String(
        format: "\(name): precision %.1f%%, recall %.1f%%, %d views agree",
        comparison.precision * 100, comparison.recall * 100, comparison.agreeing))
  }
}
