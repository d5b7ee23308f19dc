// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import ArgumentParser
import Foundation

/// The command `gallery`: writes a page with one screen in each dialect.
@main
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Lays out one screen in each dialect and writes a page of pictures.",
    discussion: """
      The page shows the same cell of a feed: its source in each dialect beside one picture, and \
      what three widths and both reading directions change. The sources are in Examples/Dialects.

      EXAMPLES
        swift run gallery -o gallery.html
      """)

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write to, in place of standard output.", valueName: "FILE"))
  var output: String?

  @MainActor
  mutating func run() async throws {
    let page = Data(try Gallery().html().utf8)
    guard let output else { return try FileHandle.standardOutput.write(contentsOf: page) }
    do {
      try page.write(to: URL(fileURLWithPath: output))
    } catch {
      throw UnwritableFile(path: output)
    }
  }
}

/// The page cannot be stored where the caller wants it.
private struct UnwritableFile: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path): The file cannot be written; check that its folder exists."
  }
}
#endif
