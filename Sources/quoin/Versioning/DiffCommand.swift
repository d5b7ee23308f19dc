// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import QuoinVersioning

/// `quoin diff`: the changes between versions of files.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares versions of Interface Builder files: objects, constraints and frames.",
    discussion: """
      Two files or two folders are compared with each other. Otherwise the arguments are revisions \
      of git, of which the second one is the work tree where it is left out. Files that only have \
      another name are one file, by the ids in them. One file alone is one with the markers of a \
      conflict, whose sides are compared.

      Text lists what changed in objects, which views moved and because of which change, and the \
      problems of layout that are new or gone. HTML is one page that shows each scene before and \
      after, beside or over each other. SVG and PNG are one picture of all scenes that look \
      different; PNG needs a build with the trait Pango. Markdown is the comment of a pull request.

      EXAMPLES
        quoin diff Old.storyboard New.storyboard
        quoin diff HEAD~3 -- App/Main.storyboard
        quoin diff --staged
        quoin diff main...HEAD --format markdown --pictures Pictures --picture-url https://...
        quoin diff HEAD~1 --open
        quoin diff Old.storyboard New.storyboard -o changes.svg

      The exit code is 0; with --exit-code 1 when something is reported; 2 when a version cannot be \
      read.
      """)

  @Argument(help: "The old file or folder, or a revision of git.")
  var old: String?

  @Argument(help: "The new file or folder, or a revision; the work tree without it.")
  var new: String?

  @Argument(parsing: .postTerminator, help: "Paths in the work tree.")
  var paths: [String] = []

  @Flag(help: "Compare the index with HEAD.")
  var staged = false

  @Option(help: "The format to write. (default: by the name of the output, otherwise text)")
  var format: DiffFormat?

  @Flag(help: "List objects inside of added and removed ones too.")
  var all = false

  @Flag(help: "Report only the views that moved and the problems of layout.")
  var framesOnly = false

  @Flag(help: "Do not lay the files out.")
  var noFrames = false

  @OptionGroup var surroundings: SurroundingsArguments

  @Option(
    help: ArgumentHelp(
      "A folder into which the pictures of Markdown are written; without it, Markdown has pictures "
        + "of characters.", valueName: "FOLDER"), completion: .directory)
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "The address at which readers of Markdown find that folder.", valueName: "URL"))
  var pictureUrl: String?

  @Flag(help: "Write a page of HTML into a temporary folder, and open it.")
  var open = false

  @Option(
    help: ArgumentHelp("Pixels a point in pictures of pixels. (default: 2)", valueName: "N"),
    transform: ScaleArgument.scale)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to measure and to draw texts with, in place of the built-in measures and \
      the fonts of the machine. Needs a build with the trait Pango.
      """, valueName: "FOLDER"), completion: .directory)
  var fonts: String?

  @Option(help: "When text is colored.")
  var color = ColorArgument.auto

  @Option(
    help: ArgumentHelp(
      "The number of characters in a line of text. (default: that of the terminal)",
      valueName: "N"))
  var width: Int?

  @Flag(help: "Exit with 1 when something is reported.")
  var exitCode = false

  @OptionGroup var result: OutputArguments

  func validate() throws {
    do throws(CommandError) {
      if fonts != nil, !RenderFonts.isAvailable { throw .missingPango }
      if framesOnly, noFrames { throw .optionWithoutOption("--frames-only", needed: "frames") }
      if pictureUrl != nil, pictures == nil {
        throw .optionWithoutOption("--picture-url", needed: "--pictures, the folder")
      }
      if let width, !(20...10_000).contains(width) {
        throw .numberOutOfRange("--width", least: 20, greatest: 10_000)
      }
      let target = try target(isTerminal: CommandConsole.isTerminal)
      if target.format.isBinary, !RenderFonts.isAvailable { throw .missingPango }
      if let file = target.file, FileEnding.isInterfaceFile(file) {
        throw .outputNamedAsInput(file)
      }
      let options: [(name: String, isSet: Bool, formats: [DiffFormat])] = [
        ("--pictures", pictures != nil, [.markdown]), ("--open", open, [.html]),
        ("--width", width != nil, [.text]), ("--scale", scale != nil, [.png, .markdown]),
      ]
      for option in options where option.isSet && !option.formats.contains(target.format) {
        throw .optionWithoutEffect(
          option.name, in: target.format.title, isFor: option.formats.map(\.title))
      }
    } catch {
      throw ValidationError(error)
    }
  }

  private func target(isTerminal: Bool) throws(CommandError) -> OutputTarget<DiffFormat> {
    let isNamed = format != nil || (result.output ?? "-") != "-"
    return try OutputTarget(
      format: open && !isNamed ? .html : format, output: result.output, isTerminal: isTerminal)
  }

  @MainActor mutating func run() async throws {
    let search = VersionSearch(
      arguments: [old, new].compactMap(\.self), paths: paths, isStaged: staged)
    // The arguments were already checked for output to a terminal.
    let target = try target(isTerminal: false)
    let run = run(target)
    let isChecked = exitCode
    var code: Int32 = 0
    try OutputArguments.write(to: target.file) { console in
      do throws(VersionSearch.Failure) {
        code = run.write(try search.pairs(), to: console)
      } catch {
        console.complain("quoin: \(error.message)")
        code = 2
      }
      return true
    }
    if open, let file = target.file, code != 2 {
      PageOpening.launch(URL(fileURLWithPath: file).path)
    }
    if code == 2 || (isChecked && code == 1) { throw ExitCode(code) }
  }

  @MainActor private func run(_ target: OutputTarget<DiffFormat>) -> DiffRun {
    var options = DifferenceOptions()
    options.includesAll = all
    options.includesFrames = !noFrames
    options.includesOnlyFrames = framesOnly
    options.scenes = surroundings.options
    var terminal = TextSurroundings.current
    if target.file != nil { terminal.isTerminal = false }
    return DiffRun(
      options: options, format: target.format, style: terminal.style(color),
      width: terminal.width(width),
      pictures: pictures.map { PictureFolder(path: $0, address: pictureUrl, scale: scale ?? 2) },
      fontFolder: fonts, scale: scale ?? 2, opensPage: open && target.file == nil)
  }
}
