// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// `quoin render`: reads the arguments and leaves the work to ``RenderJob``.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lays out the scenes of Interface Builder files and prints or draws them.",
    discussion: """
      Text lists the views of each scene with their frames, (x y; width height) in points in the \
      coordinates of the parent, followed by the conflicts and ambiguities of the scene. JSON has \
      the same in a stable form, one object on a line for each file. SVG, HTML, PNG and PDF are \
      pictures; PNG and PDF need a build with the trait Pango.

      EXAMPLES
        quoin render Form.storyboard
        quoin render Form.storyboard --direction rtl --size 320x568
        quoin render Form.storyboard --device "iPhone 15" --orientation landscape
        quoin render Form.storyboard --device "iPad Pro 11-inch" --text-size AX1
        quoin render Form.storyboard --format svg --constraints -o form.svg
        quoin render *.xib --format json
        quoin render Form.storyboard --format png --fonts Fonts --scale 3 -o form.png

      The exit code is 1 when a file cannot be read, or is for another platform than the device; \
      the other files are still rendered. It is also 1 when a picture cannot be made. Each error \
      is one line that ends in a code, such as [unreadable-file].
      """)

  @Argument(help: "Files of Interface Builder: .storyboard or .xib.", completion: .file())
  var files: [String]

  @Option(help: "The format to write.")
  var format = RenderFormat.text

  @Option(
    help: ArgumentHelp(
      "The size of each scene in points, such as 375x667, in place of the one in the file.",
      valueName: "WxH"),
    transform: SizeArgument.size)
  var size: CGSize?

  @Option(
    help: ArgumentHelp(
      """
      The device in place of the one in the file: its screen, its safe area, its size classes. \
      quoin devices lists names and ids.
      """, valueName: "NAME"),
    transform: DeviceArgument.device)
  var device: SceneDevice?

  @Option(help: "The orientation of the device, in place of the one in the file.")
  var orientation: OrientationArgument?

  @Option(
    help: ArgumentHelp(
      "The size of texts in a text style: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.",
      valueName: "CATEGORY"),
    transform: TextSizeArgument.textSize)
  var textSize: UIContentSizeCategory?

  @Option(help: "The reading direction, where views do not force one.")
  var direction: DirectionArgument?

  @Option(
    help: ArgumentHelp(
      "The only scene to render, by its id, that of its controller or that of its root view.",
      valueName: "ID"))
  var scene: String?

  @Flag(
    help: "Draw constraints with their constants, conflicts red, ambiguous views dashed.")
  var constraints = false

  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to measure and to draw texts with, in place of the built-in measures and \
      the fonts of the machine. Needs a build with the trait Pango.
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
    if format.isBinary || fonts != nil, !RenderFonts.isAvailable {
      throw ValidationError(.missingPango)
    }
    guard !format.isBinary || output != nil else {
      throw ValidationError(.missingOutputFile(format))
    }
  }

  @MainActor
  mutating func run() async throws {
    let job = RenderJob(
      files: files, format: format,
      options: SceneOptions(
        size: size, direction: direction?.direction, device: device,
        orientation: orientation?.orientation,
        textSize: textSize),
      scene: scene, showsConstraints: constraints, scale: scale, fontFolder: fonts)
    let console = output.map { CommandConsole.file($0) } ?? .standard
    let succeeded = job.run(console)
    guard console.finish() && succeeded else { throw ExitCode.failure }
  }
}
