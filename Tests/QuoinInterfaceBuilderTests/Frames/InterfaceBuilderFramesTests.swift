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
    if: StoredFileFolders.areAvailable,
    "Frames that Interface Builder stored are not compared: QUOIN_IB_FIXTURES names no folder of files."
  ))
struct InterfaceBuilderFrames {
  @Test("Given the surroundings of each root, the constraints lead to the stored frames")
  func framesWithGivenSurroundings() throws {
    let stored = try StoredFrames.selected.get()
    var comparison = FrameComparison()
    for (name, file) in stored.sortedFiles {
      let environments = stored.environments[name] ?? [:]
      var options = SceneOptions()
      options.environments = environments.mapValues(SceneEnvironment.init)
      for (scene, roots) in stored.scenes(of: file, name: name, options: options) {
        Self.compare(scene, name, roots, stored, &comparison)
      }
    }
    report(comparison, "given the surroundings")
    #expect(comparison.whole.total == stored.count)
    #expect(comparison.whole.share >= 0.999)
  }

  @Test("From the files alone, nearly all of the stored frames follow as well")
  func framesFromFilesAlone() throws {
    let comparison = try Self.withoutSurroundings.get().inferred
    report(comparison, "from the files alone")
    #expect(try comparison.whole.total == StoredFrames.selected.get().count)
    #expect(comparison.whole.share >= (StoredFileSelection.isComplete ? 0.9985 : 0.997))
  }

  @Test("The rules for surroundings suffice where stored frames may not show any")
  func framesFromRulesAlone() throws {
    let comparison = try Self.withoutSurroundings.get().ruled
    report(comparison, "by the rules for surroundings alone")
    #expect(try comparison.whole.total == StoredFrames.selected.get().count)
    // Differences come in whole scenes, so a part of the files may have a smaller share.
    #expect(comparison.whole.share >= (StoredFileSelection.isComplete ? 0.99 : 0.985))
  }

  private func report(_ comparison: FrameComparison, _ name: String) {
    print("golden views matched \(name): \(comparison.summary)")
    for (cause, count) in comparison.causes { print("  \(count) views differ by: \(cause)") }
    // To find the cause of a difference.
    guard ProcessInfo.processInfo.environment["QUOIN_IB_DIFFERENCES"] != nil else { return }
    for difference in comparison.differences { print("  \(difference)") }
  }

  /// The frames with and without insets inferred from stored frames. A scene for which none are
  /// inferred is the same in both, and is laid out once.
  private static let withoutSurroundings = Result {
    let stored = try StoredFrames.selected.get()
    var inferred = FrameComparison()
    var ruled = FrameComparison()
    var withoutInference = SceneOptions()
    withoutInference.infersInsets = false
    for (name, file) in stored.sortedFiles {
      for (scene, roots) in stored.scenes(of: file, name: name, options: SceneOptions()) {
        compare(scene, name, roots, stored, &inferred)
        let isInferred = scene.findings.contains { $0.code == .inferredInsets }
        let other = isInferred ? file.scene(scene.id, options: withoutInference) : scene
        if isInferred { other?.layout() }
        compare(other, name, roots, stored, &ruled)
      }
    }
    return (inferred: inferred, ruled: ruled)
  }

  private static func compare(
    _ scene: LoadedScene?, _ name: String, _ roots: [String], _ stored: StoredFrames,
    _ comparison: inout FrameComparison
  ) {
    for root in roots {
      comparison.compare(
        scene, file: name, root: root, stored: stored.frames[name]?[root] ?? [:],
        environment: stored.environments[name]?[root])
    }
  }
}
