// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a chain that has a position: a line, a point, or either of them at a fraction that
/// the call passes.
struct MakerElement {
  /// The end of the names of its methods, after `set` and `pin`.
  var name: String
  /// The case of `RecordedElement`, and of the guides for pins.
  var kind: Kind
  /// The line of the horizontal axis that is set.
  var horizontal: String?
  /// The line of the vertical axis that is set.
  var vertical: String?

  enum Kind: String {
    case horizontal = "Horizontal"
    case vertical = "Vertical"
    case point = "Point"
  }

  /// Whether the call passes the fraction of the side.
  var hasFraction: Bool { name == kind.rawValue }
  /// Whether the compiler answers mistakes with the element by a sentence of the library. It does
  /// for lines and for the points of version 3.3; others get the compiler's own messages.
  var hasMessages: Bool {
    !hasFraction && (kind != .point || !isMirrored)
  }
  /// Whether the reading direction decides which line is set.
  var isMirrored: Bool { horizontal == "Leading" || horizontal == "Trailing" }
  /// The type of the position.
  var value: String { kind == .point ? "Point" : "Float" }

  /// The name of the element in sentences.
  var words: String {
    switch (hasFraction, kind) {
    case (true, .point): "the point at fractions of the view's size"
    case (true, .horizontal): "the vertical line at a fraction of the view's width"
    case (true, .vertical): "the horizontal line at a fraction of the view's height"
    case (_, .point): "the \(lineNames) point"
    default: Self.lineWords(name)
    }
  }

  private static func lineWords(_ name: String) -> String {
    switch name {
    case "Center": "the horizontal centre"
    case "Middle": "the vertical centre"
    default: "the \(name.lowercased()) edge"
    }
  }

  private var lineNames: String {
    [vertical, horizontal].compactMap { $0?.lowercased() }.joined(separator: " ")
  }

  static let horizontalLines = ["Left", "Center", "Right", "Leading", "Trailing"]
  static let verticalLines = ["Top", "Middle", "Bottom"]

  static let linesOfHorizontalAxis = (horizontalLines + ["Horizontal"]).map {
    MakerElement(name: $0, kind: .horizontal, horizontal: $0)
  }

  static let linesOfVerticalAxis = (verticalLines + ["Vertical"]).map {
    MakerElement(name: $0, kind: .vertical, vertical: $0)
  }

  static let lines = linesOfHorizontalAxis + linesOfVerticalAxis

  static let points = verticalLines.flatMap(points) + [pointAtFractions]

  /// The points of a horizontal line.
  static func points(of vertical: String) -> [MakerElement] {
    horizontalLines.map { horizontal in
      MakerElement(
        name: vertical + horizontal, kind: .point, horizontal: horizontal, vertical: vertical)
    }
  }

  static let pointAtFractions = MakerElement(
    name: "Point", kind: .point, horizontal: "Horizontal", vertical: "Vertical")
}
