// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A pattern of paths: `*` matches any characters of a name, `?` one of them, and `**` any folders.
///
/// A pattern without a slash matches a name in any folder. A pattern of a folder matches
/// everything in it.
package struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  package init(_ pattern: String) {
    var parts = pattern.split(separator: "/").map(Array.init)
    // As in .gitignore: a name alone may be anywhere.
    if !pattern.dropLast(pattern.hasSuffix("/") ? 1 : 0).contains("/") {
      parts.insert(Array("**"), at: 0)
    }
    self.parts = parts.filter { $0 != ["."] }
  }

  /// Whether a path, or a folder around it, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return matches(parts[...], names[...])
  }

  private func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
        || matches(parts.dropFirst(), names[names.endIndex...])
    }
    guard let name = names.first, Self.matches(part, name) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  /// Returns whether a name matches, by the usual search that returns to the last `*`.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (position, index) = (0, 0)
    var star: (position: Int, index: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        (position, index) = (position + 1, index + 1)
      } else if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
