// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The conditions under which a text is colored.
enum ColorArgument: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  init?(argument: String) { self.init(word: argument) }

  /// Whether a text is colored.
  ///
  /// `auto` colors text in a terminal, unless its kind is `dumb` or the variable `NO_COLOR` is set
  /// to anything but an empty text, as https://no-color.org specifies.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether standard output is shown to a person.
  ///   - environment: The variables of the environment.
  func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}
