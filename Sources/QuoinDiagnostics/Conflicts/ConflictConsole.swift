// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A conflict group as a program prints it while it runs: the contradiction, the source locations
/// of the constraints, the cause where it is known, and the first fix.
struct ConflictConsole {
  let words: ConflictGroupDescription

  /// The number of members that are listed.
  private static let mostMembers = 12
  /// The number of lines up to which each member has a line of its own. A line with the hint on how
  /// to see more is added.
  private static let fewLines = 7

  var text: String {
    var result = ["error[conflict]: \(words.headline)"]
    if words.hasForgottenMasks {
      if let places = words.maskLocations { result.append("  first constraint of each: \(places)") }
    } else {
      result += words.sentences.prefix(1).map { "  \($0)" }
      result += members(
        besides: result.count + (note == nil ? 0 : 1) + (words.fixes.isEmpty ? 0 : 1))
      if let note { result.append("  note: \(note)") }
    }
    if let fix = words.fixes.first { result.append("  fix: \(fix.text)") }
    return result.joined(separator: "\n")
  }

  private var note: String? { words.causes.first }

  /// The members, those of one location in one line where there are many.
  private func members(besides others: Int) -> [String] {
    let lines = words.lines.filter { line in
      !line.requirements.allSatisfy(words.isFact)
    }
    var shown = Array(lines.prefix(Self.mostMembers))
    let missing = lines.dropFirst(Self.mostMembers).filter(\.isBroken)
    if !missing.isEmpty {
      // The broken members are the most important ones for a reader.
      shown.removeLast(min(missing.count, shown.count))
      shown += missing.prefix(Self.mostMembers)
    }
    let more = lines.count - shown.count
    var entries = shown.map { Entry($0.location, $0.text, isBroken: $0.isBroken) }
    let room = Self.fewLines - others - (more > 0 ? 1 : 0)
    if entries.count > room { entries = Self.merged(entries) }
    if entries.count > room { entries = Self.joined(entries, into: room) }
    let column = LocationColumn.lines(entries.map { ($0.location, $0.text, $0.isBroken) })
    return column.map { "  \($0)" } + (more > 0 ? ["  and \(more) more"] : [])
  }

  /// Members in one line.
  private struct Entry {
    var location: String?
    var text: String
    var isBroken: Bool

    init(_ location: String?, _ text: String, isBroken: Bool) {
      (self.location, self.text, self.isBroken) = (location, text, isBroken)
    }
  }

  /// The fewest lines for members that are not broken.
  private static let leastRoom = 2

  /// Joins members of several source lines into as few entries as fit, with about equally many
  /// members in each. Broken members keep entries of their own.
  private static func joined(_ entries: [Entry], into room: Int) -> [Entry] {
    let others = entries.filter { !$0.isBroken }
    let lines = max(room - (entries.count - others.count), leastRoom)
    guard others.count > lines else { return entries }
    let length = (others.count + lines - 1) / lines
    let chunks = stride(from: 0, to: others.count, by: length).map { start in
      var chunk = others[start]
      for entry in others[(start + 1)..<min(start + length, others.count)] {
        let place = entry.location.map { "\(shortened($0, after: chunk.location)) " } ?? ""
        chunk.text += "; \(place)\(entry.text)"
      }
      return chunk
    }
    return chunks + entries.filter(\.isBroken)
  }

  /// A location without the name of the file where that is known.
  private static func shortened(_ location: String, after other: String?) -> String {
    let (parts, known) = (location.split(separator: ":"), other?.split(separator: ":"))
    guard let file = known?.first, parts.count > 1, parts[0] == file else { return location }
    return parts.dropFirst().map { ":\($0)" }.joined()
  }

  /// Merges members of the same source line into one entry, except broken ones.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      let line = entry.location.map(ConflictConsole.line)
      let index = result.firstIndex { other in
        line != nil && other.location.map(ConflictConsole.line) == line && !other.isBroken
          && !entry.isBroken
      }
      if let index {
        result[index].location = line
        result[index].text += "; \(entry.text)"
      } else {
        result.append(entry)
      }
    }
    return result
  }

  /// A location without the column.
  private static func line(_ location: String) -> String {
    let parts = location.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts.prefix(2).joined(separator: ":") : location
  }
}
