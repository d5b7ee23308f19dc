// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a chain which has a position: a line, a point, or either of them at a fraction that
/// the call gives.
struct MakerElement {
  /// What comes after `set` and `pin`.
  var name: String
  /// The case of the library's elements, and of the guides for pins.
  var kind: Kind
  /// The line of each axis that is set.
  var horizontal: String?
  var vertical: String?

  enum Kind: String {
    case horizontal = "Horizontal"
    case vertical = "Vertical"
    case point = "Point"
  }

  /// Whether the call says which fraction of the side is meant.
  var hasFraction: Bool { name == kind.rawValue }
  /// The type of the position.
  var value: String { kind == .point ? "Point" : "Float" }

  /// What the element is called in sentences.
  var words: String {
    switch (hasFraction, kind) {
    case (true, .point): "the point at fractions of the width and the height"
    case (true, _): "the line at a fraction of the \(kind == .horizontal ? "width" : "height")"
    case (_, .point): "the point at \(lines)"
    default: kind == .horizontal && name == "Center" ? "the centre" : "the \(lines)"
    }
  }

  /// The lines that are set, as a message names them.
  var lines: String {
    let names = [vertical, horizontal].compactMap { $0?.lowercased() }
    return names.joined(separator: " and ").replacing("horizontal", with: "the fraction")
      .replacing("vertical", with: "the fraction")
  }

  static let horizontalLines = ["Left", "Center", "Right", "Leading", "Trailing"]
  static let verticalLines = ["Top", "Middle", "Bottom"]

  static let linesOfAxes: [MakerElement] =
    (horizontalLines + ["Horizontal"]).map {
      MakerElement(name: $0, kind: .horizontal, horizontal: $0)
    }
    + (verticalLines + ["Vertical"]).map { MakerElement(name: $0, kind: .vertical, vertical: $0) }

  static let points: [MakerElement] =
    verticalLines.flatMap { vertical in
      horizontalLines.map { horizontal in
        MakerElement(
          name: vertical + horizontal, kind: .point, horizontal: horizontal, vertical: vertical)
      }
    } + [
      MakerElement(name: "Point", kind: .point, horizontal: "Horizontal", vertical: "Vertical")
    ]
}
