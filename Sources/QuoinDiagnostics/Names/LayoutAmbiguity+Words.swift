// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutAmbiguity {
  /// Whether a value is in the range, or so near to it that a screen of one pixel a point shows no
  /// difference.
  package func contains(_ value: Double) -> Bool {
    value >= minimum - 0.5 && value <= maximum + 0.5
  }

  /// The range of the coordinate after the words `can be anything`.
  ///
  /// - Parameter number: a number as text.
  func rangeWords(_ number: (Double) -> String) -> String {
    switch (minimum.isFinite, maximum.isFinite) {
    case (true, true): " from \(number(minimum)) to \(number(maximum))"
    case (true, false): " from \(number(minimum)) up"
    case (false, true): " up to \(number(maximum))"
    case (false, false): ""
    }
  }
}

extension LayoutAmbiguity.Coordinate {
  /// The name of the coordinate in a sentence.
  var words: String {
    switch self {
    case .x, .y, .width, .height: rawValue
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}

extension Set<LayoutAmbiguity.Coordinate> {
  /// The sentence that nothing determines the coordinates of an item.
  func headline(_ name: String) -> String {
    let place: String? =
      switch (contains(.x), contains(.y)) {
      case (true, true): "where \(name) is"
      case (true, false): "where \(name) is from left to right"
      case (false, true): "where \(name) is from top to bottom"
      case (false, false): nil
      }
    let subject = place == nil ? name : "it"
    let size: String? =
      switch (contains(.width), contains(.height)) {
      case (true, true): "how big \(subject) is"
      case (true, false): "how wide \(subject) is"
      case (false, true): "how high \(subject) is"
      case (false, false): nil
      }
    let words = [place, size].compactMap(\.self)
    guard words.isEmpty else { return "nothing says \(words.joined(separator: " and "))" }
    return "nothing says how \(contains(.contentWidth) ? "wide" : "high") the content of \(name) is"
  }
}
