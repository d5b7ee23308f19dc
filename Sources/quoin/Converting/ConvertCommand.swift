// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinConvert
import QuoinInterfaceBuilder
import QuoinUIKit

/// `quoin convert`: writes scenes of Interface Builder files as Swift.
struct ConvertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: """
      Writes storyboards, xibs and layout code in a dialect, and checks that layouts stay equal.
      """,
    discussion: """
      Each layout root becomes a class: views with the values that differ from new ones, the tree, \
      and the constraints in their order. The code is read again, compared with the file, and laid \
      out with the same views at several sizes and in both directions. Code that lays out otherwise \
      is not written.

      Swift files are rewritten statement by statement, and shown as a diff unless --write is given. \
      Constraints keep their order; what is not understood stays, with a comment before it. This \
      needs a build with the trait CodeConversion.

      A folder becomes one patch: changes of its Swift files, and a new file for each scene beside \
      the file that has it. --write without -o writes these files. A file that the program has \
      already is left alone. The last lines name what could not be expressed, for each file and in \
      total.

      The exit code is 0 for converted and proved files, 1 when a file cannot be read or written, 2 \
      for wrong arguments, 3 when a part could not be expressed and the code says so, and 4 when \
      frames differ.

      EXAMPLES
        quoin convert SignIn.storyboard --to anchors
        quoin convert Main.storyboard --to cartography --scene Sgn-Sc-001 -o SignIn.swift
        quoin convert Sources --to mortar -o Converted
        quoin convert Sources --to anchors --report json
        quoin convert Sources --from snapkit --to anchors
      """)

  @Argument(
    help: """
      Files of Interface Builder, .storyboard or .xib, Swift files, folders, or - for standard \
      input.
      """, completion: .file())
  var files: [String]

  @Option(help: "The dialect to write.")
  var to: ConversionDialect

  @Option(
    help: """
      What to convert. With a dialect, folders are searched for Swift files alone, and with \
      interface-builder for storyboards and xibs; auto goes by the imports of Swift files.
      """)
  var from = SourceArgument.auto

  @Option(
    help: ArgumentHelp("The scene to convert, by its id or that of its view.", valueName: "ID"))
  var scene: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      The file to write to, or a folder, in which each scene gets a file. Without it the code is \
      written to standard output.
      """, valueName: "PATH"))
  var output: String?

  @Flag(
    help: """
      Writes files instead of a patch. With -o it replaces files that exist with other content.
      """)
  var write = false

  @Option(help: "What a scene becomes; by default a controller, if it has one.")
  var style: OutputStyle.Kind?

  @Option(help: "What views are named after.")
  var names = NamingChoice.labels

  @Option(help: "The values of views to write: all, those that frames depend on, or none.")
  var ibValues = ValueChoice.all

  @Option(help: "Who may use the classes.")
  var access = OutputStyle.Access.internal

  @Option(
    help: ArgumentHelp("The sizes of the comparison, such as 320x568,1024x768.", valueName: "LIST"))
  var sizes: String?

  @Option(
    help: ArgumentHelp("The directions of the comparison: ltr, rtl or both.", valueName: "LIST"))
  var directions: String?

  @Flag(inversion: .prefixedNo, help: "Compares the code with the file before it is written.")
  var proof = true

  @Flag(
    help: """
      Compiles the code of scenes, runs it at four settings, and compares its frames with those of \
      the files, too. Needs a toolchain, and the modules of the build that made this command.
      """)
  var compile = false

  @Option(help: "Writes a report about each scene in place of the code.")
  var report: ReportArgument?

  func validate() throws {
    let extensions = from == .interfaceBuilder ? [".swift"] : [".storyboard", ".xib"]
    if from != .auto,
      let file = files.first(where: { file in extensions.contains(where: file.hasSuffix) })
    {
      throw ValidationError(
        "'\(file)' has no source of --from \(from.rawValue); leave the option out to go by the file."
      )
    }
    if compile, style == .function {
      throw ValidationError("--compile measures classes; leave out --style function.")
    }
    if to == .notAutoLayout,
      from.dialect != nil || files.contains(where: { $0.hasSuffix(".swift") })
    {
      throw ValidationError(
        "NotAutoLayout has frames, which follow from scenes and not from statements; only files of "
          + "Interface Builder are converted to it.")
    }
  }

  @MainActor
  mutating func run() async throws {
    LayoutProblemLog.detail = .off
    let settings = try proof ? proofSettings() : []
    var job = ConvertJob(
      dialect: to, scene: scene, kind: style, naming: names,
      values: ibValues, access: access, settings: settings, isReport: report != nil,
      isInPlace: write && output == nil, compiling: compile ? CompileJob(directions: settings) : nil
    )
    let code = CodeJob(
      dialect: to, source: from.dialect, output: output, writes: write,
      isReport: report != nil)
    let console = CommandConsole.standard
    var target = ConvertTarget(output: output, replaces: write)
    var summary = ConvertSummary()
    var result = ConvertExitCode.converted
    for argument in files {
      do throws(CommandError) {
        let input = try ConvertInput(argument, from: from)
        result = max(
          result,
          convert(
            input.code, in: input.isFolder ? argument : nil,
            isAlone: input.documents.isEmpty, by: code, &summary, console))
        result = max(
          result,
          job.run(input.documents, isFolder: input.isFolder, &target, &summary, console))
      } catch {
        console.complain(error.line)
        result = max(result, .failed)
      }
    }
    result = max(result, job.finish(console))
    if let compiling = job.compiling { result = max(result, compiling.finish(console)) }
    if report == nil { result = max(result, target.finish(console)) }
    for line in summary.lines { console.complain(line) }
    guard console.finish() else { throw ExitCode.failure }
    if result != .converted { throw ExitCode(result.rawValue) }
  }

  /// Converts Swift files. Those of a folder are one note where the build cannot read them and the
  /// folder has files of Interface Builder, which are converted all the same.
  @MainActor private func convert(
    _ paths: [String], in folder: String?, isAlone: Bool, by job: CodeJob,
    _ summary: inout ConvertSummary, _ console: CommandConsole
  ) -> ConvertExitCode {
    guard let folder, !CodeJob.isAvailable || to == .notAutoLayout, !paths.isEmpty else {
      return paths.map { job.convert($0, &summary, console) }.max() ?? .converted
    }
    guard to != .notAutoLayout else { return .converted }
    let isRequested = from.dialect != nil || isAlone
    console.complain(
      "\(folder): \(isRequested ? "error" : "note"): \(paths.count) Swift "
        + "\(paths.count == 1 ? "file is" : "files are") left out: "
        + CodeJob.unavailability)
    return isRequested ? .failed : .converted
  }

  private func proofSettings() throws -> [ProofSetting] {
    let sizes = try sizes?.split(separator: ",").map { try SizeArgument.size(String($0)) }
    let directions = try directions?.split(separator: ",").map { word in
      guard let argument = DirectionArgument(argument: String(word)) else {
        throw ValidationError("'\(word)' is not a direction; write ltr, rtl, or both with a comma.")
      }
      return argument.direction
    }
    return ProofSetting.all(
      sizes: sizes ?? ProofSetting.sizes, directions: directions ?? ProofSetting.directions)
  }
}
