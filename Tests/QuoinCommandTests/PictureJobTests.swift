// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// PNG and PDF from the command line.
@MainActor @Suite struct PictureJobTests {
  nonisolated private static let fonts: String? = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/dejavu",
  ].first { FileManager.default.fileExists(atPath: $0) }
  nonisolated private static let hint: Comment =
    "DejaVu is not installed: apt-get install fonts-dejavu-core"

  @Test(
    "Every example can be drawn in both directions with the fonts of a folder",
    .enabled(if: fonts != nil, hint), arguments: [RenderFormat.png, .pdf])
  func examples(format: RenderFormat) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let transcript = CommandTranscript(examples: PackageFolder.examples) {
        $0.format = format
        $0.options.direction = direction
        $0.showsConstraints = true
        $0.scale = 1
        $0.fontFolder = Self.fonts
      }
      #expect(transcript.succeeded)
      #expect(transcript.complaints.isEmpty)
      #expect(
        transcript.bytes.starts(with: format == .png ? [0x89, 0x50, 0x4E, 0x47] : [0x25, 0x50]))
    }
  }

  @Test(
    "Labels are measured with the fonts of a folder, in every format, and only in that run",
    .enabled(if: fonts != nil, hint))
  func layout() {
    let name = ["Examples/SignIn.storyboard"]
    let plain = CommandTranscript(examples: name).output
    let measured = CommandTranscript(examples: name) { $0.fontFolder = Self.fonts }.output
    // Labels such as "Forgot password?" are as wide as their text, which is wider in DejaVu.
    #expect(measured != plain)
    #expect(CommandTranscript(examples: name).output == plain)
  }

  @Test("A folder without fonts is an error, and nothing is written")
  func noFonts() {
    let folder = PackageFolder.path("Examples")
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.format = .png
      $0.fontFolder = folder
    }
    #expect(!transcript.succeeded)
    #expect(transcript.bytes.isEmpty)
    #expect(transcript.complaints.count == 1)
    #expect(
      transcript.complaints[0].hasPrefix("\(folder): error: There are no fonts in this folder"))
  }
}

#endif
