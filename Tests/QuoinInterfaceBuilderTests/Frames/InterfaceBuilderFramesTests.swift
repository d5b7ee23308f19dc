// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Frames that Interface Builder stored in real files, against frames made here from the same
/// files.
@MainActor
@Suite(
  "InterfaceBuilderFrames", .serialized,
  .enabled(
    if: StoredFrames.areAvailable,
    "Frames that Interface Builder stored are not compared: QUOIN_IB_FIXTURES names no folder of files."
  ))
struct InterfaceBuilderFrames {
  @Test("Given the surroundings of each root, the constraints lead to the stored frames")
  func framesWithGivenSurroundings() throws {
    let stored = try StoredFrames.first.get()
    let comparison = compare(stored) { surroundings in
      var options = SceneOptions()
      options.environments = surroundings.mapValues(SceneEnvironment.init)
      return options
    }
    print("golden views matched: \(comparison.whole.percentage)")
    for difference in comparison.differences { print("  \(difference)") }
    #expect(comparison.whole.share >= 0.999)
  }

  @Test("From the files alone, nearly all of the stored frames follow as well")
  func framesFromFilesAlone() throws {
    let stored = try StoredFrames.first.get()
    let comparison = compare(stored) { _ in SceneOptions() }
    report(comparison, "from the files alone")
    #expect(comparison.whole.share >= 0.99)
  }

  @Test("The rules for surroundings suffice where stored frames may not show any")
  func framesFromRulesAlone() throws {
    let stored = try StoredFrames.first.get()
    let comparison = compare(stored) { _ in
      var options = SceneOptions()
      options.infersInsets = false
      return options
    }
    report(comparison, "by the rules for surroundings alone")
    #expect(comparison.whole.share >= 0.98)
  }

  private func report(_ comparison: FrameComparison, _ name: String) {
    print("golden views matched \(name): \(comparison.whole.percentage)")
    for (cause, count) in comparison.causes { print("  \(count) views differ by: \(cause)") }
    // To find the cause of a difference.
    guard ProcessInfo.processInfo.environment["QUOIN_IB_DIFFERENCES"] != nil else { return }
    for difference in comparison.differences { print("  \(difference)") }
  }

  private func compare(
    _ stored: StoredFrames, options: ([String: StoredFrames.Surroundings]) -> SceneOptions
  ) -> FrameComparison {
    var comparison = FrameComparison()
    for (name, roots) in stored.frames.sorted(by: { $0.key < $1.key }) {
      let surroundings = stored.surroundings[name] ?? [:]
      let scenes = stored.files[name]?.scenes(options: options(surroundings)) ?? []
      for scene in scenes { scene.layout() }
      for (root, frames) in roots.sorted(by: { $0.key < $1.key }) {
        comparison.compare(
          scenes.first { $0.view(root) != nil }, file: name, root: root, stored: frames,
          surroundings: surroundings[root])
      }
    }
    return comparison
  }
}
