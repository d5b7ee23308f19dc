// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutDerivation` in words, as a tree.
///
/// ```text
/// title.width is 288
/// └─ Form.swift:24  title.right == root.right - 16
///    ├─ title.left is 16: Form.swift:21  title.left == root.left + 16
///    └─ root.width is 320: given
/// ```
public struct DerivationDescription: Hashable, Sendable {
  /// The characters that draw the tree.
  public enum Style: Hashable, Sendable {
    /// Characters for drawing boxes.
    case box
    /// ASCII characters alone.
    case ascii
  }

  /// The derived number and its value.
  public var headline: String
  /// The lines of the tree, with the characters that draw it.
  public var lines: [String]
  /// The requirements about the number that are not met, one line each.
  public var violated: [String]
  /// The other views that decide the number and are hidden, in a sentence; nil where there are none.
  package private(set) var hidden: String?
  /// Other sets of requirements that determine the number, each with a line for each member.
  public var otherSets: [[String]]

  /// - Parameters:
  ///   - derivation: a derivation of the last layout.
  ///   - engine: the engine that returned it, unchanged since.
  ///   - names: the names of items and the source locations of constraints.
  ///   - depth: how many levels of parts are shown. Deeper ones become an ellipsis.
  ///   - style: the characters that draw the tree.
  ///   - otherSets: other sets of requirements that determine the number.
  public init(
    _ derivation: LayoutDerivation, in engine: LayoutEngine, names: LayoutNames, depth: Int = .max,
    style: Style = .box, otherSets: [[LayoutRequirement]] = []
  ) {
    // The constraints of one stack view are one step.
    let derivation = derivation.grouped(by: names.owner(of:))
    let text = DerivationText(engine: engine, names: names)
    guard let root = derivation.nodes.first else {
      (headline, lines, violated, self.otherSets) = ("", [], [], [])
      return
    }
    headline = text.headline(root)
    var tree = DerivationTree(derivation: derivation, text: text, depth: depth, style: style)
    lines = tree.lines()
    violated = derivation.violated.map { text.violation($0) }
    let nodes = derivation.nodes.map(\.number.item)
    let others = Set(nodes).filter { $0 != root.number.item && names.isHidden($0) }
    if !others.isEmpty {
      let named = engine.items.filter(others.contains).map(names.item).inSentence(most: 3)
      hidden =
        "\(named) \(others.count == 1 ? "is hidden and keeps its" : "are hidden and keep their") place; "
        + "only a stack view leaves hidden views out"
    }
    self.otherSets = otherSets.map { $0.map(text.line) }
  }

  /// The whole description, one line each.
  public var text: String {
    var result = [headline] + lines
    if !violated.isEmpty {
      result.append("not met:")
      result += violated.map { "   " + $0 }
    }
    if let hidden { result.append("note: \(hidden)") }
    for set in otherSets {
      result.append("also determined by:")
      result += set.map { "   " + $0 }
    }
    return result.joined(separator: "\n")
  }
}
