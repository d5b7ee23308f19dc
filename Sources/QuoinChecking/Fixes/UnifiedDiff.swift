// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The differences between two versions of a file, as `patch -p1` and `git apply` read them.
package struct UnifiedDiff {
  /// The number of equal lines around a change.
  private static let context = 3

  /// The lines of a version, with their ends.
  private let old: [Substring]
  private let new: [Substring]

  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  package init(_ old: String, _ new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// Returns the text of the differences; empty when there are none.
  ///
  /// - Parameter path: The path of the file, relative to the folder in which the text is applied.
  package func text(path: String) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    return "--- \(Self.name("a/" + path))\n+++ \(Self.name("b/" + path))\n" + hunks.joined()
  }

  /// A line ends after its `\n`; a `\r` before it belongs to the line.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Substring(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(Substring(rest)) }
    return lines
  }

  /// Returns a path, in quotes with the escapes of C where it could be misread.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    // A tab ends a name that has spaces.
    guard !isPlain else { return path.contains(" ") ? path + "\t" : path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\n"): return "\\n"
      case UInt8(ascii: "\t"): return "\\t"
      case UInt8(ascii: "\r"): return "\\r"
      case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Lines that were replaced by other lines.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes, in order, that make one version of the other.
  private func changes() -> [Change] {
    var changes: [Change] = []
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    for step in difference {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if (left, right) != start {
        changes.append(Change(old: start.0..<left, new: start.1..<right))
      }
      left += 1
      right += 1
    }
    return changes
  }

  /// The changes with the lines around them, those that touch as one.
  private func hunks() -> [String] {
    var groups: [[Change]] = []
    for change in changes() {
      if let last = groups.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.map(hunk)
  }

  private func hunk(_ changes: [Change]) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.extent(oldRange)) +\(Self.extent(newRange)) @@\n"
    var next = oldRange.lowerBound
    for change in changes {
      text += Self.lines(old[next..<change.old.lowerBound], " ")
      text += Self.lines(old[change.old], "-")
      text += Self.lines(new[change.new], "+")
      next = change.old.upperBound
    }
    return text + Self.lines(old[next..<oldRange.upperBound], " ")
  }

  /// The first line and the number of lines. An extent without lines begins after the line before.
  private static func extent(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound + 1)"
      : "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func lines(_ lines: ArraySlice<Substring>, _ mark: String) -> String {
    lines.map { line in
      line.utf8.last == UInt8(ascii: "\n")
        ? mark + line : mark + line + "\n\\ No newline at end of file\n"
    }.joined()
  }
}
