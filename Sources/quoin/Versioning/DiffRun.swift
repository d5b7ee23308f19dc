// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning

/// Compares pairs of versions and writes what differs.
@MainActor struct DiffRun {
  var options: DifferenceOptions
  var format: DiffFormat

  /// Writes the differences. Returns 1 when something is reported, 2 when a version cannot be read.
  func write(_ pairs: [VersionedPair], to console: CommandConsole) -> Int32 {
    var differences: [InterfaceDifference] = []
    var isUnreadable = false
    for pair in pairs where !pair.isSame {
      let versions = [pair.old, pair.new].map { version -> InterfaceFile? in
        do throws(InterfaceBuilderError) {
          return try version.file()
        } catch {
          console.complain("quoin: \(error)")
          isUnreadable = true
          return nil
        }
      }
      differences.append(
        InterfaceDifference(from: versions[0], to: versions[1], options: options))
    }
    switch format {
    case .text: for difference in differences { console.write(difference.text()) }
    case .markdown: console.write(DifferenceMarkdown(differences).text)
    case .json:
      for difference in differences {
        do {
          console.write(try difference.json() + "\n")
        } catch {
          console.complain("quoin: \(error)")
          isUnreadable = true
        }
      }
    }
    if isUnreadable { return 2 }
    return differences.allSatisfy(\.isEmpty) ? 0 : 1
  }
}
