// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Looks for files that name types of folders of their module of which they are to know nothing.
struct FolderCheck {
  /// A part of a module that knows nothing of another part.
  private struct Rule {
    var module: String
    var lower: Set<String>
    var higher: Set<String>
    var exceptions: Set<String>
  }

  private let rules: [Rule]

  /// A line of the file of rules that has not the form of a rule.
  struct InvalidRule: Error, CustomStringConvertible {
    var line: String
    var description: String { "This is not a rule for folders: \(line)" }
  }

  /// - Parameter path: The path of a file with a line for each rule: the folder of a module, a colon,
  ///   folders in it, `not`, folders whose types the former may not name, `except`, and types that they
  ///   may name. Lines that begin with `#` are comments.
  /// - Throws: The error of Foundation when the file cannot be read, or an ``InvalidRule``.
  init(path: String) throws {
    rules = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        guard let match = line.wholeMatch(of: #/(\S+): (.+) not (.+) except (.+)/#) else {
          throw InvalidRule(line: String(line))
        }
        let lists = [match.2, match.3, match.4].map {
          Set($0.split(separator: " ").map(String.init))
        }
        return Rule(
          module: String(match.1), lower: lists[0], higher: lists[1], exceptions: lists[2])
      }
  }

  /// One sentence for each type that a file names and may not.
  ///
  /// - Throws: The error of Foundation when a source cannot be read.
  func problems() throws -> [String] {
    try rules.flatMap { rule -> [String] in
      let sources = try SourceText.all(in: rule.module)
      func folder(_ source: SourceText) -> String {
        String(source.path.dropFirst(rule.module.count + 1).prefix { $0 != "/" })
      }
      let folders = Set(sources.map(folder))
      let unknown = rule.lower.union(rule.higher).subtracting(folders).sorted()
      var owners: [String: String] = [:]
      for source in sources where rule.higher.contains(folder(source)) {
        for type in source.declaredTypes.subtracting(rule.exceptions) { owners[type] = source.path }
      }
      // Nested types may have the name of a type of the lower part.
      let own = sources.filter { rule.lower.contains(folder($0)) }
      for source in own { for type in source.declaredTypes { owners[type] = nil } }
      return unknown.map { "\(rule.module) has no folder \($0), which folders.txt names." }
        + own.flatMap { source in
          source.capitalisedWords.intersection(owners.keys).sorted().map { type in
            "\(source.path): names \(type), of which \(folder(source)) is to know nothing."
          }
        }
    }
  }
}
