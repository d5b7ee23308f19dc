// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import QuoinTesting

/// Scenes of public files with the frames that Apple's engine computed, as expectations of a test.
@MainActor @Suite("Scenes with Apple's frames") struct GoldenSceneTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/fixtures/interface-builder")

  private nonisolated static let hasFixtures =
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("golden.json").path)

  private typealias Frames = [String: [Double]]

  private func golden() throws -> [String: [String: Frames]] {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("golden.json"))
    return try JSONDecoder().decode([String: [String: Frames]].self, from: data)
  }

  private nonisolated static let files = [
    "52inc+Pulley/Pulley/Main.storyboard",
    "CatchChat+Yep/Yep/ViewControllers/NewFeedVoiceRecord/NewFeedVoiceRecord.storyboard",
    "LoopKit+LoopKit/LoopKitUI/Views/GlucoseRangeOverrideTableViewCell.xib",
    "NordicSemiconductor+IOS-nRF-Mesh-Library/Example/Source/UI/Model/FirmwareUpdate.xib",
    "NordicSemiconductor+IOS-nRF-Mesh-Library/Example/Source/UI/Model/GenericLevel.xib",
    "ReactiveX+RxSwift/RxExample/RxExample/Examples/APIWrappers/APIWrappers.storyboard",
    "ReactiveX+RxSwift/RxExample/RxExample/Examples/Calculator/Calculator.storyboard",
    "SwiftKickMobile+SwiftMessages/Demo/Demo/TacoDialogView.xib",
    "SwiftKickMobile+SwiftMessages/SwiftMessages/Resources/CardView.xib",
    "artsy+eidolon/Kiosk/Storyboards/Auction.storyboard",
  ]

  @Test(
    "The frames hold, and a moved one does not",
    .enabled(if: hasFixtures, "Needs ../shared/fixtures/interface-builder"), arguments: files)
  func frames(of name: String) throws {
    let file = try InterfaceFile(contentsOf: Self.folder.appendingPathComponent(name).path)
    let scenes = try #require(try golden()[name])
    for (id, golden) in scenes.sorted(by: { $0.key < $1.key }) {
      var frames: [LayoutSelector: CGRect] = [:]
      for (view, numbers) in golden {
        frames[LayoutSelector(view)] = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      #expect(problems(of: id, in: file, frames).isEmpty)
      guard let first = frames.keys.min(by: { "\($0)" < "\($1)" }) else { continue }
      frames[first]?.origin.x += 1
      #expect(problems(of: id, in: file, frames).count == 1)
    }
  }

  private func problems(
    of id: String, in file: InterfaceFile, _ frames: [LayoutSelector: CGRect]
  ) -> [String] {
    let outcome = ExpectationRun(.ofScenes(nil), [.frames(frames)])
      .outcome { .scene(id, of: file, in: $0) }
    return outcome.failures.map(\.message) + outcome.problems.groups.map(\.problem.message)
  }
}
