// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// The options of pictures that change what is shown and not how it is laid out.
@MainActor @Suite("Options of pictures") struct PictureOptionTests {
  private func picture(_ change: (inout RenderJob) -> Void) -> String {
    let name = "Examples/SignIn.storyboard"
    return CommandTranscript(examples: [name]) {
      $0.format = .svg
      $0.assets.places = .folders([PackageFolder.path("Examples/Assets.xcassets")])
      change(&$0)
    }.output
  }

  @Test("The dark appearance shows the dark colours of the catalog and of the system")
  func dark() {
    // The colour Page of the catalog is #EEF1F8, in the dark appearance #0B0D14.
    #expect(picture { _ in }.contains("#eef1f8"))
    let dark = picture { $0.options.settings.appearance = .dark }
    #expect(dark.contains("#0b0d14"))
    #expect(!dark.contains("#eef1f8"))
  }

  @Test("A clean picture has the size of its scene, and neither a device nor a caption")
  func clean() {
    let clean = picture { $0.isClean = true }
    #expect(
      clean.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"393\" height=\"852\""))
    #expect(!clean.contains("9:41"))
    #expect(!clean.contains("#757579"))
    #expect(clean.contains("Welcome back"))
  }

  @Test("The texts are those of a language beside the file, read from the side where it begins")
  func language() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.add(
      "Base.lproj/Main.storyboard", PackageFolder.text("Examples/SignIn.storyboard"))
    for (name, text) in [("de", "Willkommen"), ("ar", "مرحبا")] {
      try folder.add("\(name).lproj/Main.strings", "\"ttl-Lb-l02.text\" = \"\(text)\";\n")
    }
    func output(_ language: String) -> String {
      var job = RenderJob(files: [file])
      job.language = language
      return CommandTranscript(job).output
    }
    #expect(output("de").contains("\"Willkommen\""))
    #expect(output("de").contains("\"Password\""))
    // The switch is at the trailing edge.
    #expect(output("de").contains("sty-Sw-008  (288 136; 51 31)"))
    #expect(output("ar").contains("مرحبا"))
    #expect(output("ar").contains("sty-Sw-008  (16 136; 51 31)"))
  }
}
