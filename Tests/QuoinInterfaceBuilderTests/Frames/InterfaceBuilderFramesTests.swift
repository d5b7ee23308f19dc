// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Frames that Interface Builder stored in real files, against frames made here from the same
/// files.
@MainActor @Suite("InterfaceBuilderFrames", .serialized)
struct InterfaceBuilderFrames {
  @Test("Given the surroundings of each root, the constraints lead to the stored frames")
  func framesWithGivenSurroundings() throws {
    guard let stored = try located() else { return }
    let comparison = compare(stored, givesSurroundings: true)
    print("golden views matched: \(comparison.whole.percentage)")
    printDifferences(comparison)
    #expect(Double(comparison.whole.matched) >= 0.999 * Double(comparison.whole.total))
  }

  @Test("From the files alone, nearly all of the stored frames follow as well")
  func framesFromFilesAlone() throws {
    guard let stored = try located() else { return }
    let comparison = compare(stored, givesSurroundings: false)
    print("golden views matched from the files alone: \(comparison.whole.percentage)")
    for (cause, count) in comparison.causes { print("  \(count) views differ by: \(cause)") }
    if isVerbose { printDifferences(comparison) }
    #expect(Double(comparison.whole.matched) >= 0.95 * Double(comparison.whole.total))
  }

  private func located() throws -> StoredFrames? {
    let stored = try StoredFrames.located()
    if stored == nil {
      print("InterfaceBuilderFrames is skipped: name a folder of files in QUOIN_IB_FIXTURES.")
    }
    return stored
  }

  private func compare(_ stored: StoredFrames, givesSurroundings: Bool) -> FrameComparison {
    var comparison = FrameComparison()
    for (name, roots) in stored.frames.sorted(by: { $0.key < $1.key }) {
      let surroundings = stored.surroundings[name] ?? [:]
      var options = SceneOptions()
      if givesSurroundings { options.environments = surroundings.mapValues(SceneEnvironment.init) }
      let path = stored.folder.appendingPathComponent(name).path
      let scenes = (try? InterfaceFile(contentsOf: path))?.scenes(options: options) ?? []
      for scene in scenes { scene.layout() }
      for (root, frames) in roots.sorted(by: { $0.key < $1.key }) {
        comparison.compare(
          scenes.first { $0.view(root) != nil }, file: name, root: root, stored: frames,
          surroundings: surroundings[root])
      }
    }
    return comparison
  }

  /// Whether every difference is wanted, for whoever looks for its cause.
  private var isVerbose: Bool {
    ProcessInfo.processInfo.environment["QUOIN_IB_DIFFERENCES"] != nil
  }

  private func printDifferences(_ comparison: FrameComparison) {
    for difference in comparison.differences { print("  \(difference)") }
  }
}
