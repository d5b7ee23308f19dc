// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinUIKit

/// `quoin preview`: reads the arguments and leaves the work to ``PreviewJob``.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows scenes on a local page that redraws when their files change.",
    discussion: """
      The page has the exact frames of every scene on any device, says why a view has its frame, and \
      lists conflicts, ambiguities, the findings of quoin check and the difference to the version in \
      git. A file that cannot be read keeps its last good picture below the error.

      With --command, the arguments are the folders of sources of a program that calls Preview.show. \
      The command builds and runs the program, and runs again when a source changes.

      Only programs of this machine reach the page. The first line of the output is its address; each \
      event is a line. The command ends with Control-C. Needs a build with the trait Preview.

      EXAMPLES
        quoin preview Main.storyboard
        quoin preview Sources/App/Base.lproj --device "iPhone SE" --open
        quoin preview --command 'swift run Scenes' Sources
      """, aliases: ["serve"])

  @Argument(
    help: """
      Files of Interface Builder, .storyboard or .xib, or folders of them; with --command, folders of \
      sources.
      """, completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The command of a shell that builds and runs a program with Preview.show.",
      valueName: "COMMAND"))
  var command: String?

  @Option(help: "The port; the next free one of ten if it is taken, and any for 0.")
  var port: UInt16 = 8417

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "The scene that the page shows first, by its id or its name.", valueName: "ID"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The device that the page begins with. quoin devices lists names and ids.", valueName: "NAME"),
    transform: DeviceArgument.device)
  var device: SceneDevice?

  @Option(help: "The reading direction that the page begins with.")
  var direction: DirectionArgument?

  @Option(
    help: ArgumentHelp(
      "The text size that the page begins with: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.",
      valueName: "CATEGORY"))
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to measure texts with, in place of the built-in measures. Needs a build with \
      the trait Pango.
      """, valueName: "FOLDER"), completion: .directory)
  var fonts: String?

  @OptionGroup var assets: AssetArguments

  @Flag(help: "Write the address alone, and no events.")
  var quiet = false

  func validate() throws {
    if fonts != nil, !RenderFonts.isAvailable { throw ValidationError(.missingPango) }
    if let textSize { _ = try TextSizeArgument.textSize(textSize) }
  }

  @MainActor
  mutating func run() async throws {
    let console = CommandConsole.standard
    LayoutProblemLog.detail = .off
    do throws(CommandError) {
      guard PreviewServer.isAvailable else { throw .missingPreview }
      let start = PreviewStart(
        scene: scene, device: device?.name, direction: direction?.rawValue, textSize: textSize)
      let job = try PreviewJob(
        files: files, command: command, start: start, fontFolder: fonts, assets: assets.request,
        isQuiet: quiet, console: console)
      try await PreviewServer(job: job, host: host, port: port, opensPage: open).run()
    } catch {
      console.complain(error.line)
      throw ExitCode.failure
    }
  }
}
