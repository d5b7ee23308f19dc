// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The parts of a line of a tree.
struct SnapshotLine: Hashable {
  /// The marks and spaces before the title, which show the depth of the view.
  var lead: String
  /// The class and the name of the view.
  var title: String
  /// x, y, width and height in points, as in the text.
  var frame: [String]
  /// The text of the view and the other text after the frame.
  var rest: String

  /// Reads a line; nil when it is not about a view.
  init?(_ line: String) {
    let body = line.drop { " ~+-".contains($0) }
    guard let first = body.first, first != "(" else { return nil }
    var search = body.startIndex
    while let open = body[search...].firstIndex(of: "(") {
      search = body.index(after: open)
      guard body[..<open].hasSuffix("  "), let close = body[search...].firstIndex(of: ")"),
        let frame = Self.frame(body[search..<close])
      else { continue }
      lead = String(line[..<body.startIndex])
      title = String(body[..<open]).trimmingTrailingSpaces
      self.frame = frame
      rest = String(body[body.index(after: close)...].drop { $0 == " " }).trimmingTrailingSpaces
      return
    }
    return nil
  }

  /// The part of the line that stays the same when a view moves.
  var identity: String { lead + title }

  /// The name of the view, without its class.
  var name: String { title.split(separator: " ", maxSplits: 1).last.map(String.init) ?? title }

  /// The number of characters before the title, which grows with the depth.
  var depth: Int { lead.count }

  /// The numbers of the frame; nil when one is not finite.
  var numbers: [Double]? {
    let numbers = frame.compactMap(Double.init)
    return numbers.count == 4 ? numbers : nil
  }

  private static func frame(_ text: Substring) -> [String]? {
    let halves = text.split(separator: ";")
    guard halves.count == 2 else { return nil }
    let parts = halves.map { $0.split(separator: " ").map(String.init) }
    guard parts.allSatisfy({ $0.count == 2 }) else { return nil }
    let frame = parts[0] + parts[1]
    let isFrame = frame.allSatisfy { number in
      number == "?" || number.hasSuffix("∞") || Double(number) != nil
    }
    return isFrame ? frame : nil
  }
}
