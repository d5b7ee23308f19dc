// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The format of a run and where it is written to.
struct OutputTarget<Format: OutputFormat>: Equatable {
  var format: Format
  /// The file; nil for standard output.
  var file: String?

  /// Creates the target of the options `--format` and `--output`.
  ///
  /// Without a format, the name of the file has it. Text is the default.
  ///
  /// - Parameters:
  ///   - format: The format of the option; nil without it.
  ///   - output: The file of the option, `-` for standard output; nil without it.
  ///   - isTerminal: Whether standard output is shown to a person.
  /// - Throws: A ``CommandError`` when the name is one of another format or of a picture that is not
  ///   written, or when a picture of pixels would be written to a terminal.
  init(
    format: Format?, output: String?, isTerminal: Bool
  ) throws(CommandError) {
    file = output == "-" ? nil : output
    let named = file.flatMap { Format(fileName: $0) }
    if let file, let format, let named, format != named {
      throw .unsuitableOutputName(file, format.title)
    }
    if let file, named == nil, FileEnding.isForeignPicture(file) {
      throw .unsuitableOutputName(file, (format ?? .text).title)
    }
    self.format = format ?? named ?? .text
    if file == nil, isTerminal, self.format.isBinary { throw .missingOutputFile(self.format.title) }
  }
}
