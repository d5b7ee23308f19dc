// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinChecking

/// `quoin check`: reads the arguments and leaves the work to ``CheckRun``.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks Interface Builder files by rules that compute from the layout.",
    discussion: """
      Lays out every scene, on every screen of --matrix, and says what is wrong, where, why, and what \
      to try. quoin rule lists the rules and explains each.

      EXAMPLES
        quoin check
        quoin check Sources --matrix phones
        quoin check Main.storyboard --preset strict --format json
        git ls-files -z '*.storyboard' '*.xib' | quoin check --files-from -

      The exit code is 0 when nothing at or above --fail-on was found, 1 when something was, 2 when a \
      file or the configuration cannot be read, and 64 for wrong arguments.
      """)

  @Argument(
    help: "Files of Interface Builder, .storyboard or .xib, or folders of them.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A file with a path on each line, or with NUL between them; - for standard input.
      """, valueName: "FILE"))
  var filesFrom: String?

  @Option(
    help: "The rules and severities to begin with: \(Self.words(CheckPreset.self)).",
    transform: Self.value)
  var preset: CheckPreset?

  @Option(
    help: ArgumentHelp(
      "A rule with its severity: off, info, warning or error; without one, warning.",
      valueName: "ID[=SEVERITY]"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("The only rules that run, separated by commas.", valueName: "ID,..."))
  var only: String?

  @Option(
    help: ArgumentHelp(
      """
      The configurations to lay scenes out in: \(LayoutMatrix.namedSets.map(\.name).joined(separator: ", ")), \
      or axes such as "devices=small,pad direction=both".
      """, valueName: "SPEC"))
  var matrix: String?

  @Flag(help: "Use every combination of a matrix, however many there are.")
  var matrixFull = false

  @Option(
    help: "The least severity that fails the run: error, warning or info.", transform: Self.value)
  var failOn: LayoutSeverity?

  @Option(help: "The format: \(Self.words(ReportFormat.self)).", transform: Self.value)
  var format = ReportFormat.text

  @Flag(help: "Leave out the line with the numbers of findings.")
  var quiet = false

  @Option(help: "When text is colored.")
  var color = ColorArgument.auto

  @Option(
    help: ArgumentHelp(
      "The number of characters in a line of text. (default: that of the terminal)",
      valueName: "N"))
  var width: Int?

  @OptionGroup var result: OutputArguments

  private static func words<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The value of an option with a set of words.
  private static func value<Value: CaseIterable & RawRepresentable>(_ word: String) throws -> Value
  where Value.RawValue == String {
    guard let value = Value(rawValue: word.lowercased()) else {
      throw ValidationError("'\(word)' is none of \(words(Value.self)).")
    }
    return value
  }

  @MainActor
  mutating func run() async throws {
    let surroundings = TextSurroundings.current
    let run = CheckRun(
      paths: paths, filesFrom: filesFrom, configuration: try configuration(),
      writer: TextReport(
        style: surroundings.style(color), width: surroundings.width(width), isQuiet: quiet))
    throw ExitCode(run.run())
  }

  @MainActor private func configuration() throws -> CheckConfiguration {
    var configuration = CheckConfiguration()
    if let preset { configuration.preset = preset }
    if let failOn { configuration.failOn = failOn }
    if let matrix {
      do throws(LayoutMatrix.ParseError) {
        configuration.matrix = try LayoutMatrix(matrix)
      } catch {
        throw ValidationError(error.description)
      }
      configuration.matrix.isFull = matrixFull
    }
    return configuration
  }
}
