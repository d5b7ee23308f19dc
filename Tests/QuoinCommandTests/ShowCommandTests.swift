// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK

import ArgumentParser
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// The scene that `quoin show` opens.
@MainActor @Suite struct ShowCommandTests {
  private func command(_ arguments: String...) throws -> ShowCommand {
    try #require(try Quoin.parseAsRoot(["show"] + arguments) as? ShowCommand)
  }

  @Test("A storyboard is shown from its beginning, or from a scene that the user names")
  func chosenScene() throws {
    let file = PackageFolder.path("Examples/SignIn.storyboard")
    let first = try command(file, "--direction", "rtl").shownScene()
    #expect(!first.isChosen)
    #expect(first.scene.name == "Sign In")
    #expect(first.options.direction == .rightToLeft)
    #expect(try command(file, "--scene", "Sign In").shownScene().isChosen)
    #expect(throws: CommandError.self) { try command(file, "--scene", "None").shownScene() }
  }

  @Test("A file for macOS is refused, with the command that draws it")
  func otherPlatform() throws {
    let file = PackageFolder.path("Examples/MacWindow.xib")
    let error = #expect(throws: CommandError.self) { try command(file).shownScene() }
    let sentence = "This file is for macOS, whose views are not shown; quoin render draws it."
    #expect(error?.line.contains(sentence) == true)
  }
}

#endif
