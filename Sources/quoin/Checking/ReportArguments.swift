// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinChecking

/// The arguments of `quoin check` about formats and where they are written to.
struct ReportArguments: ParsableArguments {
  @Option(
    help: """
      The format: \(WordArgument.list(ReportFormat.self)). (default: by the name of the output, \
      otherwise text)
      """,
    transform: WordArgument.value)
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "A file to write another format to. It can be given several times.",
      valueName: "FORMAT=FILE"))
  var report: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file to write to, in place of standard output; - is standard output.",
      valueName: "FILE"))
  var output: String?

  @Flag(help: "Leave out the line with the numbers of findings.")
  var quiet = false

  @Option(help: "When text is colored.")
  var color = ColorArgument.auto

  @Option(
    help: ArgumentHelp(
      "The number of characters in a line of text. (default: that of the terminal)",
      valueName: "N"))
  var width: Int?

  /// A format with its file; nil for standard output.
  struct Choice: Equatable {
    var format: ReportFormat
    var file: String?
  }

  /// The formats of the arguments, that of standard output or `--output` first.
  ///
  /// - Throws: A `ValidationError` about an unknown format, or a file that two formats would write
  ///   or that may be an input.
  func choices() throws -> [Choice] {
    let file = output == "-" ? nil : output
    var choices = [
      Choice(format: format ?? file.flatMap(Self.format(ofFile:)) ?? .text, file: file)
    ]
    for argument in report {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError(
          "'\(argument)' is not a report; write a format and a file, as json=FILE.")
      }
      choices.append(Choice(format: try WordArgument.value(parts[0]), file: parts[1]))
    }
    var files: Set<String> = []
    for file in choices.compactMap(\.file) {
      if FileEnding.isInterfaceFile(file) { throw ValidationError(.outputNamedAsInput(file)) }
      guard files.insert(URL(fileURLWithPath: file).standardizedFileURL.path).inserted else {
        throw ValidationError("Two formats would be written to '\(file)'.")
      }
    }
    return choices
  }

  /// The format that a file is in by the end of its name; nil where several have it.
  private static func format(ofFile name: String) -> ReportFormat? {
    switch FileEnding.of(name) {
    case "json", "jsonl", "ndjson": .json
    case "sarif": .sarif
    case "md", "markdown": .markdown
    case "txt", "text": .text
    default: nil
    }
  }
}
