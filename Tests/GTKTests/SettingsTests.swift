// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinText
import QuoinUIKit
import Testing

@testable import QuoinGTK

@MainActor @Suite("Settings of programs", .serialized)
struct SettingsTests {
  @Test("The environment sets size, direction, appearance and text size")
  func reads() throws {
    let settings = try ProgramSettings(environment: [
      "QUOIN_WINDOW": "640x480", "QUOIN_DIRECTION": "rtl", "QUOIN_APPEARANCE": "dark",
      "QUOIN_TEXT_SIZE": "ax1", "QUOIN_CONSTRAINTS": "1",
    ])
    #expect(settings.windowSize == CGSize(width: 640, height: 480))
    #expect(settings.isRightToLeft == true)
    #expect(settings.isDark == true)
    #expect(settings.textSize == .accessibilityMedium)
    #expect(settings.showsConstraints)
    let none = try ProgramSettings(environment: ["QUOIN_WINDOW": ""])
    #expect(none == (try ProgramSettings(environment: [:])))
    #expect(!none.showsConstraints)
  }

  @Test(
    "A value that means nothing is named with what is expected",
    arguments: [
      ("QUOIN_WINDOW", "640", "a size such as 640x480"),
      ("QUOIN_WINDOW", "0x480", "a size such as 640x480"),
      ("QUOIN_DIRECTION", "left", "ltr or rtl"), ("QUOIN_APPEARANCE", "black", "light or dark"),
      ("QUOIN_CONSTRAINTS", "yes", "0 or 1"),
      (
        "QUOIN_TEXT_SIZE", "huge",
        "one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"
      ),
    ])
  func refuses(variable: String, value: String, expected: String) {
    let error = #expect(throws: ProgramSettings.BadValue.self) {
      try ProgramSettings(environment: [variable: value])
    }
    #expect(error?.message == "error: \(variable) is “\(value)”; it has to be \(expected).")
  }

  // The body style has 14, 17, 19, 23 and 28 points at XS, L, XL, XXXL and AX1.
  @Test(
    "The text scale of the desktop is the nearest text size",
    arguments: [
      (1.0, TextSizeCategory.large), (1.1, .extraLarge), (1.5, .accessibilityMedium),
      (0.5, .extraSmall), (9, .accessibilityExtraExtraExtraLarge),
    ])
  func textScale(scale: Double, step: TextSizeCategory) {
    #expect(TextSizeCategory(textScale: scale) == step)
  }

  @Test("Dark, right to left and large text of the desktop hold in windows that are shown")
  func desktopChanges() throws {
    let usual = quoin_settings_read()
    try Stage.run(CGSize(width: 700, height: 300)) { stage in
      let label = UILabel()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      stage.add(label)
      try stage.settle()
      let size = label.frame.size
      var changed = usual
      changed.is_dark = true
      changed.text_scale = 1.5
      quoin_settings_write(changed)
      let isChanged = Program.turn {
        stage.window.traitCollection.userInterfaceStyle == .dark
          && label.frame.height > size.height
      }
      #expect(isChanged)
      let traits = stage.window.traitCollection
      #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.verticalSizeClass == .compact)
      #expect(label.font.pointSize == 28)
      quoin_settings_write(usual)
      #expect(Program.turn { label.frame.size == size })
      #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    }
  }
}
#endif
