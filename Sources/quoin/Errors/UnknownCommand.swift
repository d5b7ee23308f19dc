// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinChecking

/// A first argument that names no command, such as a misspelt name or a file.
struct UnknownCommand {
  let word: String

  /// The first argument of a program, if it names no command: nil for options and for names of
  /// commands.
  init?(_ arguments: [String]) {
    guard let word = arguments.dropFirst().first, !word.hasPrefix("-"), word != "help",
      !Self.names.contains(word)
    else { return nil }
    self.word = word
  }

  private static var names: [String] {
    Quoin.configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
  }

  /// The message, with the command to write.
  var sentence: String {
    if FileManager.default.fileExists(atPath: word) {
      return "'\(word)' is not a command. A command comes before the files: quoin render \(word)"
    }
    return "There is no command '\(word)'." + NearestName.question(word, among: Self.names)
  }
}
