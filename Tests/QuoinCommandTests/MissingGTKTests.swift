// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !GTK

import ArgumentParser
import Testing

@testable import quoin

/// The error about windows in a build without the trait.
@MainActor @Suite struct MissingGTKTests {
  @Test("The error says what to install and what to run")
  func show() {
    let sentence = """
      quoin show needs GTK 4, which this build is without. Install it (libgtk-4-dev with apt-get, \
      gtk4 with brew), then run: swift run --traits GTK quoin show ...
      """
    do {
      _ = try Quoin.parseAsRoot(["show", "f.xib"])
      Issue.record("This should not be possible without GTK")
    } catch {
      #expect(Quoin.fullMessage(for: error).contains(sentence))
      #expect(Quoin.exitCode(for: error) != ExitCode.success)
    }
  }
}

#endif
