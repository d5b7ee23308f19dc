// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !Pango

import ArgumentParser
import Testing

@testable import quoin

/// Errors about PNG, PDF and fonts in a build without the trait.
@MainActor @Suite struct MissingPangoTests {
  private let sentence = """
    PNG, PDF and --fonts need Pango, which this build is without. Install it (libpango1.0-dev with \
    apt-get, pango with brew), then run: swift run --traits Pango quoin render ...
    """

  @Test(
    "The error says what to install and what to run",
    arguments: [["--format", "png", "-o", "f.png"], ["--format", "pdf"], ["--fonts", "Fonts"]])
  func arguments(_ arguments: [String]) {
    do {
      _ = try Quoin.parseAsRoot(["render", "f.xib"] + arguments)
      Issue.record("This should not be possible without Pango")
    } catch {
      #expect(Quoin.fullMessage(for: error).contains(sentence))
      #expect(Quoin.exitCode(for: error) != ExitCode.success)
    }
  }

  @Test("A job writes only the error", arguments: [RenderFormat.png, .pdf])
  func job(format: RenderFormat) {
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.format = format
    }
    #expect(!transcript.succeeded)
    #expect(transcript.bytes.isEmpty && transcript.output.isEmpty)
    #expect(transcript.complaints == ["error: \(sentence) [missing-pango]"])
  }
}

#endif
