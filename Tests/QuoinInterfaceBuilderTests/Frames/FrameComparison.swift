// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// How the frames of laid-out scenes compare with stored ones.
struct FrameComparison {
  struct Tally {
    var matched = 0
    var total = 0

    var percentage: String {
      String(format: "%.1f%%", total == 0 ? 100 : Double(matched) / Double(total) * 100)
    }
  }

  struct Difference {
    var file: String
    var root: String
    var view: String
    var stored: [Double]
    var found: [Double]?
  }

  private(set) var whole = Tally()
  private(set) var files: [String: Tally] = [:]
  private(set) var differences: [Difference] = []

  /// Compares the views of one root of a scene; nil when the scene was not made.
  @MainActor mutating func compare(
    _ scene: LoadedScene?, file: String, root: String, stored: [String: [Double]],
    tolerance: Double
  ) {
    for (id, frame) in stored.sorted(by: { $0.key < $1.key }) {
      let found = scene.flatMap { scene in
        scene.view(id).map { scene.exactFrame(of: $0) }
      }.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
      let isMatch =
        found.map { zip(frame, $0).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
      count(isMatch, file: file)
      if !isMatch {
        differences.append(
          Difference(file: file, root: root, view: id, stored: frame, found: found))
      }
    }
  }

  private mutating func count(_ isMatch: Bool, file: String) {
    whole.total += 1
    files[file, default: Tally()].total += 1
    guard isMatch else { return }
    whole.matched += 1
    files[file, default: Tally()].matched += 1
  }

  /// The files with the most views that differ, one a line.
  func worstFiles(_ limit: Int) -> [String] {
    let misses = files.map { (name: $0.key, missed: $0.value.total - $0.value.matched) }
      .filter { $0.missed > 0 }
      .sorted { ($1.missed, $0.name) < ($0.missed, $1.name) }
    return misses.prefix(limit).map {
      "  \($0.missed) of \(files[$0.name]?.total ?? 0) views differ: \($0.name)"
    }
  }
}
