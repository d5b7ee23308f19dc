// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation

/// The properties of the output of a command: a terminal, a file or a pipe.
struct TextSurroundings {
  /// Whether standard output is shown to a person.
  var isTerminal: Bool
  /// The number of characters in a line of the terminal; nil for other outputs.
  var columns: Int?
  /// The variables of the environment.
  var environment: [String: String]

  /// The surroundings of the process.
  static var current: TextSurroundings {
    TextSurroundings(
      isTerminal: CommandConsole.isTerminal, columns: terminalColumns,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The style of the text.
  ///
  /// Characters beyond ASCII are used where the variables of the locale name UTF-8, or name
  /// nothing.
  func style(_ color: ColorArgument) -> TextStyle {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale?.lowercased() ?? "utf-8"
    return TextStyle(
      isColored: color.isColored(isTerminal: isTerminal, environment: environment),
      usesUnicode: name.contains("utf-8") || name.contains("utf8"))
  }

  /// The number of characters in a line: the one of the option, otherwise that of the terminal or
  /// of the variable `COLUMNS`; nil, for lines of any length, where the text does not go to a
  /// terminal.
  func width(_ option: Int?) -> Int? {
    if let option { return option }
    guard isTerminal else { return nil }
    return columns ?? environment["COLUMNS"].flatMap { Int($0) }
  }

  private static var terminalColumns: Int? {
    #if os(Windows) || os(WASI)
    return nil
    #else
    var size = winsize()
    // Standard output is 1 on every platform.
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
    #endif
  }
}
