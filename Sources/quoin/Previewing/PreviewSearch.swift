// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files that the arguments of a page name.
struct PreviewSearch: Sendable {
  var arguments: [String]

  /// The files that exist, each once: those that are named, and those in folders as they are now.
  var names: [String] {
    var seen: Set<String> = []
    return arguments.flatMap { argument -> [String] in
      // A folder may have no file for a while, or be gone, which makes it no file.
      guard FileManager.default.fileExists(atPath: argument) else { return [] }
      let found = (try? SourceSearch.sources(of: argument, inputName: nil)) ?? []
      return found.map(\.name)
    }.filter { seen.insert($0).inserted }
  }

  /// The reason that no scene can be shown; nil if there is one.
  var error: CommandError? {
    for argument in arguments {
      if argument == "-" { return .nothingToWatch(argument) }
      do throws(CommandError) {
        _ = try SourceSearch.sources(of: argument, inputName: nil)
      } catch {
        return error
      }
      if !FileManager.default.fileExists(atPath: argument) { return .nothingToWatch(argument) }
    }
    return nil
  }
}
