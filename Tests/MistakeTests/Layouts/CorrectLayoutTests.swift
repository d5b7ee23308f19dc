// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDevices
import QuoinExplanation
import QuoinStage
import QuoinUIKit
import Testing

/// Layouts without a mistake have no finding, and write no line.
@MainActor @Suite("Layouts without a mistake", .serialized) struct CorrectLayoutTests {
  @Test("Nothing is reported on a phone, a turned phone and a tablet", arguments: CorrectLayout.all)
  func silence(_ layout: CorrectLayout) {
    for (device, orientation) in [
      ("iPhone 15", .portrait), ("iPhone 15", .landscape), ("iPad Pro 11", .portrait),
    ] as [(String, SceneOrientation)] {
      var texts: [String] = []
      LayoutProblems.handler = { texts.append($0.text) }
      defer { LayoutProblems.handler = nil }
      let stage = Stage()
      let screen = QuoinStage.Stage(device: device, orientation: orientation)
      screen.perform { layout.make(stage) }
      screen.show(stage.controller)
      screen.layoutIfNeeded()
      texts += stage.screen.explainProblems().map(\.description)
      #expect(texts == [], "\(device) \(orientation)")
    }
  }
}
