// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder
import QuoinRender
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
      pictures, with the colours and images of the asset catalogs of the file's project; PNG and PDF need a \
      build with the trait Pango. Without --format, the name of the \
      output has the format. Views are named by their Document label, an outlet, an identifier or \
      their text, and otherwise by their id.

      Folders are searched for .storyboard and .xib files; - is standard input, and the output \
      standard output. An input is never written over.

      EXAMPLES
        quoin render Form.storyboard
        quoin render Form.storyboard --direction rtl --size 320x568
        quoin render Form.storyboard --device "iPhone 15" --orientation landscape
        quoin render Form.storyboard --device "iPad Pro 11-inch" --text-size AX1
        quoin render Form.storyboard --constraints -o form.svg
        quoin render Form.storyboard --appearance dark -o form.svg
        quoin render Invoice.xib --clean --size 595x842 -o invoice.svg
        quoin render Base.lproj/Main.storyboard --language de -o form.svg
        quoin render Form.storyboard --assets App/Assets.xcassets -o form.svg
        quoin render Form.storyboard --interactive -o form.html
        quoin render Main.storyboard --arrangement canvas -o main.svg
        quoin render *.xib --format json
        quoin render Sources --strict
        git show HEAD~1:Form.xib | quoin render - --input-name Form.xib
        quoin render Form.storyboard --fonts Fonts --scale 3 -o form.png

      The exit code is 1 when a file cannot be read, or is for another platform than the device; \
      the other files are still rendered. It is also 1 when a picture cannot be made, and with \
      --strict when a file has conflicts, ambiguities or findings. Each error is one line that ends \
      in a code, such as [unreadable-file].
      """)

  @OptionGroup var scenes: SceneArguments

  @Option(help: "The format to write. (default: by the name of the output, otherwise text)")
  var format: RenderFormat?

  @Flag(
    help: "Draw constraints with their constants, conflicts red, ambiguous views dashed.")
  var constraints = false

  @Option(
    help: """
      How SVG and PNG arrange scenes: in rows, or on the canvas of Interface Builder with segues as \
      arrows. (default: rows)
      """)
  var arrangement: ArrangementArgument?

  @Flag(
    help: """
      Draw the views alone, in the size of the scene: without margins, captions, the device, outlines and \
      names of empty views.
      """)
  var clean = false

  @Option(
    help: """
      The appearance, in which colours of the system and of asset catalogs are shown. (default: light; \
      HTML pages have both, for readers with light and with dark screens)
      """)
  var appearance: AppearanceArgument?

  @Option(
    help: ArgumentHelp(
      """
      The language of the texts, from the .strings files and string catalogs beside a file, such as \
      de.lproj/Main.strings; its direction, unless --direction says another. Texts without a \
      translation stay.
      """, valueName: "CODE"))
  var language: String?

  @Flag(help: "Fail when a file has conflicts, ambiguities or findings.")
  var strict = false

  @Option(
    help: ArgumentHelp("Pixels a point in PNG. (default: 2)", valueName: "N"),
    transform: ScaleArgument.scale)
  var scale: Double?

  @Flag(
    help: """
      Make an HTML page in which scenes can be resized, with the exact frames of every size, and \
      without a server.
      """)
  var interactive = false

  @Option(
    help: ArgumentHelp(
      "The sizes of a page that resizes, in points. (default: 320x480-1366x1366)",
      valueName: "WxH-WxH"),
    transform: RangeArgument.range)
  var range: SizeRange?

  @Option(
    help: ArgumentHelp(
      "Devices to choose from in a page that resizes, separated by commas.",
      valueName: "NAMES"),
    transform: DeviceListArgument.devices)
  var devices: [SceneDevice] = []

  @Option(
    help: ArgumentHelp(
      """
      The most time to look for fixes of problems, in seconds; 0 for any time. Problems that are found \
      later are listed without fixes. (default: 20)
      """, valueName: "SECONDS"))
  var timeLimit: Int?

  @OptionGroup var assets: AssetArguments

  @OptionGroup var result: OutputArguments

  func validate() throws {
    if let timeLimit, timeLimit < 0 {
      throw ValidationError("--time-limit is a number from 0.")
    }
    do throws(CommandError) {
      let format = try target(isTerminal: false).format
      if format.isBinary, !RenderFonts.isAvailable { throw .missingPango }
      _ = try target(isTerminal: CommandConsole.isTerminal)
      try checkEffects(in: format)
    } catch {
      throw ValidationError(error)
    }
  }

  private func target(isTerminal: Bool) throws(CommandError) -> OutputTarget<RenderFormat> {
    try OutputTarget<RenderFormat>(format: format, output: result.output, isTerminal: isTerminal)
  }

  /// - Throws: A ``CommandError`` when an option changes nothing in the format.
  private func checkEffects(in format: RenderFormat) throws(CommandError) {
    let options: [(name: String, isSet: Bool, formats: [RenderFormat])] = [
      ("--constraints", constraints, RenderFormat.allCases.filter(\.isPicture)),
      ("--arrangement", arrangement != nil, RenderFormat.allCases.filter(\.isSheet)),
      ("--clean", clean, RenderFormat.allCases.filter(\.isPicture)),
      ("--appearance", appearance != nil, RenderFormat.allCases.filter(\.isPicture)),
      ("--scale", scale != nil, [.png]),
      ("--interactive", interactive, [.html]),
    ]
    for option in options where option.isSet && !option.formats.contains(format) {
      throw .optionWithoutEffect(
        option.name, in: format.title, isFor: option.formats.map(\.title))
    }
    for (name, isSet) in [("--range", range != nil), ("--devices", !devices.isEmpty)]
    where isSet && !interactive {
      throw .optionWithoutInteractive(name)
    }
    if interactive, constraints { throw .optionNotInteractive("--constraints") }
    if interactive, clean { throw .optionNotInteractive("--clean") }
    if interactive, language != nil { throw .optionNotInteractive("--language") }
    if interactive, appearance != nil { throw .optionNotInteractive("--appearance") }
    if interactive, !devices.isEmpty, scenes.surroundings.device != nil {
      throw .optionNotInteractive("--device beside --devices")
    }
  }

  @MainActor
  mutating func run() async throws {
    // The arguments were already checked for output to a terminal.
    let target = try target(isTerminal: false)
    var job = RenderJob(
      files: scenes.files, format: target.format, options: scenes.options, scene: scenes.scene,
      showsConstraints: constraints, arrangement: (arrangement ?? .rows).arrangement,
      scale: scale ?? 2, fontFolder: scenes.fonts, isStrict: strict, inputName: scenes.inputName,
      resizing: interactive
        ? ResizingRequest(range: range ?? .devices, devices: devices) : nil,
      output: target.file)
    job.assets = assets.request
    job.language = language
    job.isClean = clean
    job.options.settings.appearance = appearance?.style
    job.options.settings.contrast = appearance?.contrast
    if let timeLimit { job.timeLimit = timeLimit > 0 ? .seconds(timeLimit) : nil }
    try OutputArguments.write(to: target.file) { job.run($0) }
  }
}
