// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

@Suite struct DeviceArgumentsTests {
  private func message(_ arguments: [String]) -> String {
    do {
      _ = try Quoin.parseAsRoot(["render", "f.xib"] + arguments)
      return ""
    } catch {
      return Quoin.fullMessage(for: error)
    }
  }

  @Test("A device is given by its id or its name")
  func device() throws {
    #expect(try DeviceArgument.device("retina6_12").identifier == "retina6_12")
    #expect(try DeviceArgument.device("iphone 15").identifier == "retina6_12")
    #expect(message(["--device", "iPhone SE (3rd generation)"]).isEmpty)
  }

  @Test("An unknown device is an error with similar names and the command that lists all")
  func unknownDevice() {
    #expect(
      message(["--device", "iPhone 15 Por"]).contains(
        "There is no device 'iPhone 15 Por'. Did you mean 'iPhone 15 Pro', "))
    let text = message(["--device", "a wholly different kind of thing"])
    #expect(
      text.contains(
        "There is no device 'a wholly different kind of thing'. 'quoin devices' lists all. "
          + "[unknown-device]"
      ))
  }

  @Test("A watch is an error that says that it has no Auto Layout")
  func watch() {
    #expect(
      message(["--device", "Apple Watch"]).contains(
        "'Apple Watch' has no Auto Layout, so nothing can be laid out for it. "
          + "[device-without-auto-layout]"
      ))
  }

  @Test("An orientation is portrait or landscape")
  func orientation() {
    #expect(message(["--orientation", "landscape"]).isEmpty)
    let text = message(["--orientation", "upside-down"])
    #expect(text.contains("portrait") && text.contains("landscape"))
  }

  @Test(
    "A text size has its name in Xcode's inspector, and Apple's names",
    arguments: [
      ("XS", UIContentSizeCategory.extraSmall), ("s", .small), ("M", .medium), ("L", .large),
      ("xl", .extraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
      ("ax5", .accessibilityExtraExtraExtraLarge), ("large", .large), ("xSmall", .extraSmall),
      ("accessibilityExtraLarge", .accessibilityExtraLarge),
      ("UICTContentSizeCategoryXXL", .extraExtraLarge),
    ])
  func textSize(text: String, category: UIContentSizeCategory) throws {
    #expect(try TextSizeArgument.textSize(text) == category)
  }

  @Test("An unknown text size is an error that lists all of them")
  func unknownTextSize() {
    #expect(
      message(["--text-size", "huge"]).contains(
        "'huge' is not a text size; write one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, "
          + "or Apple's name, such as extraLarge or accessibilityMedium. [unknown-text-size]"))
  }
}
