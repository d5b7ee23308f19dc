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

  @Test("A presented alert covers the controls of its screen by intention")
  func presentation() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
      button.bottomAnchor.constraint(
        equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    let stage = QuoinStage.Stage(device: "iPhone 15")
    stage.show(controller)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      controller.present(alert, animated: false)
      stage.layoutIfNeeded()
      #expect(stage.window.explainProblems().map(\.description) == [])
      controller.dismiss(animated: false)
    }
  }
}
