// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Source locations in messages: the file and the line.
enum LocationText {
  /// A location without its column: `Form.swift:21` for `Form.swift:21:5`. Other parts, such as the
  /// number of a statement, stay.
  static func line(of location: String) -> String {
    let parts = location.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, Int(parts[1]) != nil, Int(parts[2]) != nil else { return location }
    return "\(parts[0]):\(parts[1])"
  }

  /// Returns a list such as `SignInView.swift:41 and :44`, which names a file only where it differs
  /// from the previous one.
  static func list(_ locations: [String]) -> String {
    var seen: Set<String> = []
    var file = ""
    let parts = locations.map(line).filter { seen.insert($0).inserted }.map { location -> String in
      let pieces = location.split(separator: ":", maxSplits: 1).map(String.init)
      guard pieces.count == 2 else { return location }
      if pieces[0] == file { return ":\(pieces[1])" }
      file = pieces[0]
      return location
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
