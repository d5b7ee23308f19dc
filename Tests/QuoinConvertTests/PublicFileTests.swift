// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// Files of public projects, which are not part of the package.
@MainActor @Suite struct PublicFileTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/fixtures/interface-builder")

  private nonisolated static var paths: [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }

  @Test(
    "Scenes of public projects have equal frames in every dialect", .thorough,
    .enabled(if: FileManager.default.fileExists(atPath: folder.path)),
    arguments: ConstraintFormTests.dialects)
  func scenes(dialect: ConversionDialect) throws {
    var sceneCount = 0
    var completeCount = 0
    for path in Self.paths {
      // Some files are there to be unreadable.
      guard
        let file = try? InterfaceFile(contentsOf: Self.folder.appendingPathComponent(path).path),
        let reader = try? InterfaceReader(file)
      else { continue }
      for scene in reader.scenes() where !scene.roots.isEmpty {
        let style = OutputStyle(dialect)
        let printed = scene.printed(style)
        let settings = ProofSetting.all(sizes: Array(ProofSetting.sizes[1...2]))
        let proof = ConversionProof(
          file, scene, style,
          settings: reader.dependsOnSizeClasses ? ProofSetting.allClasses(settings) : settings)
        let result = proof.check(printed)
        #expect(result.holds, "\(path) \(scene.id): \(result.listProblems)")
        sceneCount += 1
        if printed.parts.allSatisfy(\.inAnchors.isEmpty) { completeCount += 1 }
      }
    }
    #expect(sceneCount > 500)
    // The share of scenes that the dialect expresses without anchors.
    let least: Double =
      switch dialect {
      case .anchors, .notAutoLayout: 1
      case .swiftAutoLayout: 0.9
      case .cartography, .mortar, .mortarVFL: 0.99
      }
    #expect(Double(completeCount) >= least * Double(sceneCount))
  }
}
