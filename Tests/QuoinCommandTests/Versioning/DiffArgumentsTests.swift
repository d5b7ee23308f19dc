// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import quoin

/// Options of `quoin diff` that do not fit together.
struct DiffArgumentsTests {
  private static let mistakes: [([String], String)] = [
    (["--pictures", "P"], "[option-without-effect]"),
    (["--format", "markdown", "--picture-url", "https://example.com"], "[option-without-option]"),
    (["--open", "--format", "svg"], "[option-without-effect]"),
    (["--open", "-o", "a.svg"], "[option-without-effect]"),
    (["--width", "10"], "[number-out-of-range]"),
    (["--width", "80", "--format", "json"], "[option-without-effect]"),
    (["--scale", "3", "--format", "svg"], "[option-without-effect]"),
    (["--frames-only", "--no-frames"], "[option-without-option]"),
    (["-o", "Main.storyboard"], "[output-named-as-input]"),
    (["--format", "json", "-o", "a.html"], "[unsuitable-output-name]"),
  ]

  @Test(arguments: mistakes)
  func optionsWithoutEffectAreErrors(_ arguments: [String], _ code: String) {
    do {
      _ = try DiffCommand.parse(["a.xib", "b.xib"] + arguments)
      Issue.record("\(arguments) are accepted")
    } catch {
      let message = DiffCommand.message(for: error)
      #expect(message.hasSuffix(code), "\(message)")
    }
  }

  @Test(arguments: [
    ["--open"], ["-o", "a.md", "--pictures", "P"], ["--frames-only", "--color", "always"],
    ["-o", "a.html", "--open"], ["--format", "markdown", "--pictures", "P", "--picture-url", "u"],
  ])
  func optionsThatFitTogetherAreAccepted(_ arguments: [String]) throws {
    _ = try DiffCommand.parse(["a.xib", "b.xib"] + arguments)
  }
}
