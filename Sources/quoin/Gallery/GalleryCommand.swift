// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import ArgumentParser

/// `quoin gallery`: shows one screen in each dialect.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Lays out one screen in each dialect and writes a page of pictures.",
    discussion: """
      The page shows the same cell of a feed on three devices and in both reading directions. Its \
      source in each dialect is in Examples/Dialects.

      EXAMPLES
        quoin gallery -o gallery.html
      """)

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write to, in place of standard output.", valueName: "FILE"))
  var output: String?

  @MainActor
  mutating func run() async throws {
    let console = output.map { CommandConsole.file($0) } ?? .standard
    console.write(Gallery().html)
    guard console.finish() else { throw ExitCode.failure }
  }
}
#endif
