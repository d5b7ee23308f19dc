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

    /// From 0 to 1; 0 when nothing was compared.
    var share: Double { total == 0 ? 0 : Double(matched) / Double(total) }

    var percentage: String {
      String(format: "%.2f%% (%d of %d)", share * 100, matched, total)
    }
  }

  struct Difference: CustomStringConvertible {
    var file: String
    var root: String
    var view: String
    var stored: [Double]
    var found: [Double]?
    var cause: InputDifference

    var description: String {
      let place = "\(file) \(root): \(view) is stored as \(stored), "
      return place + "found as \(found.map { "\($0)" } ?? "missing") [\(cause.rawValue)]"
    }
  }

  private(set) var whole = Tally()
  private(set) var differences: [Difference] = []

  /// Compares the views of one root of a scene; nil when the scene was not made.
  @MainActor mutating func compare(
    _ scene: LoadedScene?, file: String, root: String, stored: [String: [Double]],
    surroundings: StoredFrames.Surroundings?
  ) {
    var cause: InputDifference?
    for (id, frame) in stored.sorted(by: { $0.key < $1.key }) {
      let found = scene.flatMap { scene in
        scene.view(id).map { scene.comparableFrame(of: $0) }
      }.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
      let tolerance = surroundings?.tolerance ?? 0.51
      whole.total += 1
      if let found, zip(frame, found).allSatisfy({ abs($0 - $1) <= tolerance }) {
        whole.matched += 1
        continue
      }
      cause = cause ?? InputDifference(in: scene, root: root, from: surroundings)
      differences.append(
        Difference(
          file: file, root: root, view: id, stored: frame, found: found, cause: cause ?? .none))
    }
  }

  /// How many views differ by each cause, the largest number first.
  var causes: [(cause: String, count: Int)] {
    InputDifference.allCases.map { cause in
      (cause.rawValue, differences.filter { $0.cause == cause }.count)
    }
    .filter { $0.count > 0 }
    .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }
}
