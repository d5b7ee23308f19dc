// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder
import QuoinLayout

#if Pango
import QuoinRender
#endif

extension CommandError {
  /// The description of the error and of what to try, without the name of the file.
  var sentence: String {
    switch self {
    case .invalidSize(let text):
      "'\(text)' is not a size; write width and height in points, such as 375x667."
    case .invalidScale(let text):
      "'\(text)' is not a scale; write the number of pixels per point, from above 0 to 8."
    case .unknownTextSize(let text):
      "'\(text)' is not a text size; write one of "
        + "\(TextSizeArgument.shortNames.joined(separator: ", ")), "
        + "or Apple's name, such as extraLarge or accessibilityMedium."
    case .unknownDevice(let name, let similar):
      "There is no device '\(name)'.\(Self.question(similar)) 'quoin devices' lists all."
    case .deviceWithoutAutoLayout(let name):
      "'\(name)' has no Auto Layout, so nothing can be laid out for it."
    case .missingOutputFile(let format):
      "\(format) is not text for a terminal; name the file to write to with -o, or send it "
        + "to another command."
    case .unsuitableOutputName(let file, let format):
      "'\(file)' ends in .\(FileEnding.of(file)), but the format is \(format); "
        + "change the name or --format."
    case .optionWithoutEffect(let option, let format, let suitable):
      "\(option) has no effect in \(format); it is for \(suitable.joined(separator: ", "))."
    case .optionWithoutOption(let option, let needed): "\(option) needs \(needed)."
    case .invalidRange(let text):
      "'\(text)' is not a range of sizes; write the least and the greatest one in whole points, such as "
        + "320x480-1366x1366, each side at most \(RangeArgument.largest) and with at most "
        + "\(RangeArgument.mostLengths) different lengths."
    case .optionWithoutInteractive(let option):
      "\(option) needs --interactive, which makes a page that resizes."
    case .optionNotInteractive(let option):
      "\(option) has no effect with --interactive; leave one of the two out."
    case .optionWithoutView(let option): "\(option) needs --view, which names a view."
    case .optionWithoutViolations(let option):
      "\(option) needs --violations, which lists optional constraints that do not hold, or --view, "
        + "which names a view."
    case .numberOutOfRange(let option, let least, let greatest):
      "\(option) is a number from \(LayoutText.number(least)) to \(LayoutText.number(greatest))."
    case .inputNameWithoutInput:
      "--input-name is the name of standard input, which is not read; name it as '-'."
    case .repeatedStandardInput: "Standard input can be read only once; write '-' once."
    case .missingPango:
      "PNG, PDF and --fonts need Pango, which this build is without. Install it (libpango1.0-dev "
        + "with apt-get, pango with brew), then run: swift run --traits Pango quoin render ..."
    case .missingGTK:
      "quoin show needs GTK 4, which this build is without. Install it (libgtk-4-dev with apt-get, "
        + "gtk4 with brew), then run: swift run --traits GTK quoin show ..."
    case .missingPreview:
      "This quoin was built without its trait Preview; build it with swift build --traits Preview."
    case .unavailablePort(let ports, let reason):
      "The page cannot be served at port \(ports): \(reason); choose another one with --port."
    case .nothingToShow(_, let platform):
      platform == .iOS || platform == .tvOS
        ? "No scene of this file has a view."
        : "This file is for \(platform.rawValue), whose views are not shown; quoin render draws it."
    case .unreadableFile(let error):
      error.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .folderWithoutFiles:
      "This is a folder without .storyboard and .xib files."
    case .nothingToWatch:
      "There is no such file or folder, whose changes the page could show."
    case .unsuitableOptions(_, let reason): reason
    case .unknownScene(let scene, let known): Self.unknownScene(scene, known: known)
    case .unknownView(let name, let similar):
      "There is no view '\(name)'.\(Self.question(similar)) 'quoin render' lists all."
    case .ambiguousView(let name, let ids):
      "'\(name)' is the class of several views; name one of: \(ids.joined(separator: ", "))."
    case .strictProblems(_, let list): "The file has \(list), and --strict allows none."
    case .unwritableOutput(let reason): "The output cannot be written: \(reason)."
    case .unwritableFile(_, let reason): "The file cannot be written: \(reason)."
    case .missingReviewPath: "There is no such file or folder."
    case .noTestRun: "No test has compared a reference; run all tests first."
    case .partialTestRun:
      "The last run of the tests had a filter; run all tests, so that each compares its references."
    case .outputIsInput:
      "This file is an input, which the output would replace; name another file with -o."
    case .outputNamedAsInput:
      "This is the name of a file of Interface Builder, which is not written; name another file "
        + "with -o."
    #if Pango
    case .picture(let error): error.sentence
    #endif
    }
  }

  /// The error on one line, as compilers write theirs: `file:line:column: error: sentence [code]`.
  /// An error that is not about a file begins with `error`.
  var line: String {
    ([location, "error", sentence].compactMap(\.self)).joined(separator: ": ") + " [\(code)]"
  }

  /// The file that the error is about, with line and column where they are known.
  private var location: String? {
    switch self {
    case .unreadableFile(let error):
      error.line > 0 ? "\(error.file):\(error.line):\(error.column)" : error.file
    case .folderWithoutFiles(let file), .nothingToWatch(let file), .unsuitableOptions(let file, _),
      .unwritableFile(let file, _), .missingReviewPath(let file), .outputIsInput(let file),
      .outputNamedAsInput(let file), .nothingToShow(let file, _),
      .strictProblems(let file, _):
      file
    #if Pango
    case .picture(let error): error.path
    #endif
    case .invalidSize, .invalidScale, .unknownTextSize, .unknownDevice, .deviceWithoutAutoLayout,
      .missingOutputFile, .unsuitableOutputName, .optionWithoutEffect, .optionWithoutOption,
      .optionWithoutView, .optionWithoutViolations, .invalidRange, .optionWithoutInteractive,
      .optionNotInteractive, .numberOutOfRange, .inputNameWithoutInput, .repeatedStandardInput,
      .missingPango, .missingGTK, .missingPreview, .unavailablePort, .unknownScene, .unknownView,
      .ambiguousView, .unwritableOutput,
      .noTestRun, .partialTestRun:
      nil
    }
  }

  private static func question(_ similar: [String]) -> String {
    guard !similar.isEmpty else { return "" }
    return " Did you mean \(similar.map { "'\($0)'" }.joined(separator: ", "))?"
  }

  private static func unknownScene(_ scene: String, known: [String]) -> String {
    guard !known.isEmpty else {
      return "There is no scene '\(scene)', nor any other; choose another file."
    }
    let shown = known.prefix(12).joined(separator: ", ")
    let rest = known.count > 12 ? ", and \(known.count - 12) more" : ""
    return "There is no scene '\(scene)'; name one of: \(shown)\(rest)."
  }
}

extension ValidationError {
  /// The error as ArgumentParser reports it: after the argument that it is about, with the usage.
  init(_ error: CommandError) {
    self.init("\(error.sentence) [\(error.code)]")
  }
}
