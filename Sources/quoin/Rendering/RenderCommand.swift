// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `quoin render`: reads the arguments and leaves the work to ``RenderJob``.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lays out the scenes of Interface Builder files and prints or draws them.",
    discussion: """
      Text lists the views of each scene with their frames, (x y; width height) in points in the \
      coordinates of the parent, and below them what is in conflict or not determined. JSON has \
      the same in a stable form, one object on a line for each file. SVG, HTML, PNG and PDF are \
      pictures; PNG and PDF need a build with the trait Pango.

      EXAMPLES
        quoin render Form.storyboard
        quoin render Form.storyboard --direction rtl --size 320x568
        quoin render Form.storyboard --format svg --constraints -o form.svg
        quoin render *.xib --format json
        quoin render Form.storyboard --format png --fonts Fonts --scale 3 -o form.png

      The exit code is 1 when a file cannot be read; the other files are still rendered. It is 1 \
      too when a picture cannot be made.
      """)

  @Argument(help: "Files of Interface Builder: .storyboard or .xib.", completion: .file())
  var files: [String]

  @Option(help: "What to write.")
  var format = RenderFormat.text

  @Option(
    help: ArgumentHelp(
      "The size of each scene in points, such as 375x667, in place of the one in the file.",
      valueName: "WxH"),
    transform: SizeArgument.size)
  var size: CGSize?

  @Option(help: "The reading direction, where views do not force one.")
  var direction: DirectionArgument?

  @Option(
    help: ArgumentHelp(
      "Only this scene, by its id, its controller's or its root view's.", valueName: "ID"))
  var scene: String?

  @Flag(
    help: "Draw constraints with their constants, conflicts red, ambiguous views dashed.")
  var constraints = false

  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to lay out, to measure and to write with, in place of built-in measures \
      and the fonts of the machine. Needs a build with the trait Pango.
      """, valueName: "FOLDER"), completion: .directory)
  var fonts: String?

  @Option(
    help: ArgumentHelp("Pixels a point in PNG.", valueName: "N"), transform: ScaleArgument.scale)
  var scale = 2.0

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write to, in place of standard output.", valueName: "FILE"))
  var output: String?

  func validate() throws {
    if format.isBinary || fonts != nil, let reason = RenderFonts.unavailability {
      throw ValidationError(reason)
    }
    guard !format.isBinary || output != nil else {
      throw ValidationError(
        "\(format.rawValue.uppercased()) is no text; name the file to write to with -o.")
    }
  }

  @MainActor
  mutating func run() async throws {
    let job = RenderJob(
      files: files, format: format, size: size, direction: direction?.direction, scene: scene,
      showsConstraints: constraints, scale: scale, fontFolder: fonts)
    let console = output.map { CommandConsole.file($0) } ?? .standard
    let succeeded = job.run(console)
    guard console.finish() && succeeded else { throw ExitCode.failure }
  }
}
