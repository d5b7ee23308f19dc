// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A path of a PDF page, as the data of a path of SVG (ISO 32000-1, 8.5.2).
struct PDFPath {
  private(set) var data = ""
  private var current = (x: 0.0, y: 0.0)
  /// Whether the path becomes a clip after it is painted, by the even-odd rule or not; nil for
  /// none.
  private(set) var clips: Bool?

  /// Adds a part of the path.
  ///
  /// - Returns: Whether the word does that.
  mutating func read(_ word: String, _ numbers: [Double]) -> Bool {
    let count = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4][word] ?? 0
    guard numbers.count >= count else { return true }
    let points = Array(numbers.suffix(count))
    switch word {
    case "m": add("M", points)
    // A line without a start is none.
    case "l": add(data.isEmpty ? "M" : "L", points)
    case "c": add("C", points)
    case "v": add("C", [current.x, current.y] + points)
    case "y": add("C", points + points.suffix(2))
    case "re":
      let (x, y, width, height) = (points[0], points[1], points[2], points[3])
      add("M", [x, y])
      for corner in [[x + width, y], [x + width, y + height], [x, y + height]] { add("L", corner) }
      close()
    case "h": close()
    case "W": clips = false
    case "W*": clips = true
    default: return false
    }
    return true
  }

  private mutating func add(_ letter: String, _ points: [Double]) {
    if data.isEmpty, letter == "C" { add("M", [current.x, current.y]) }
    data += letter + points.map { $0.shortText }.joined(separator: " ")
    current = (points[points.count - 2], points[points.count - 1])
  }

  mutating func close() { if !data.isEmpty { data += "Z" } }
}
