// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A ``LayoutDerivation`` in words: the number, and below it, as a tree, what it follows from.
///
/// ```text
/// title.width is 288
/// └─ width 288  Form.swift:24  title.right == form.right - 16
///    ├─ form.width 320  given
///    └─ x 16  Form.swift:21  title.left == form.left + 16
/// ```
public struct DerivationDescription: Hashable, Sendable {
  /// The number and its value.
  public var headline: String
  /// The lines of the tree, without indentation, each with its level from 0.
  public var lines: [Line]

  /// A line of the tree.
  public struct Line: Hashable, Sendable {
    /// The depth in the tree.
    public var level: Int
    /// Whether it is the last line of its level below the line that it belongs to.
    public var isLast: Bool
    /// The numbers, the source location and the requirement.
    public var text: String
  }

  /// - Parameters:
  ///   - derivation: a derivation of the last layout.
  ///   - engine: the engine that found it, unchanged since.
  ///   - names: the names of items and constraints.
  ///   - depth: the number of levels; nil for all.
  public init(
    _ derivation: LayoutDerivation, in engine: LayoutEngine, names: LayoutNames, depth: Int? = nil
  ) {
    let value = LayoutText.number(derivation.value)
    headline = "\(names.item(derivation.item)).\(derivation.attribute) is \(value)"
    var tree = DerivationTree(
      derivation: derivation, engine: engine, text: RequirementText(names: names))
    lines = tree.lines(depth: depth ?? .max)
  }

  /// The headline and the tree, a line each.
  public var text: String {
    var trunks: [String] = []
    let tree = lines.map { line in
      trunks.removeSubrange(min(line.level, trunks.count)...)
      defer { trunks.append(line.isLast ? "   " : "│  ") }
      return trunks.joined() + (line.isLast ? "└─ " : "├─ ") + line.text
    }
    return ([headline] + tree).joined(separator: "\n")
  }
}

extension LayoutAmbiguity.Coordinate {
  /// The name of the coordinate in a derivation.
  var derivedName: String {
    switch self {
    case .x, .y, .width, .height: rawValue
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
