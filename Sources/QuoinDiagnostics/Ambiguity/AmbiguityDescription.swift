// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutAmbiguity` in words, such as `the width of a can be anything from 71 to 228;
/// try: a width, or constraints on its left and right edges`.
public struct AmbiguityDescription: Hashable, Sendable {
  /// The coordinate that is not determined, and its range.
  public var sentence: String
  /// The constraint that would determine it.
  public var suggestion: String

  /// - Parameters:
  ///   - ambiguity: an ambiguity of the last layout.
  ///   - engine: the engine that reported it.
  ///   - names: the names of items.
  public init(_ ambiguity: LayoutAmbiguity, in engine: LayoutEngine, names: LayoutNames) {
    let subject = "the \(ambiguity.coordinate.words) of \(names.item(ambiguity.item))"
    sentence = "\(subject) can be anything\(ambiguity.rangeWords(LayoutText.number))"
    let content = engine.item(ambiguity.item)?.content(ambiguity.coordinate.axis)
    suggestion = "try: \(Self.remedy(ambiguity.coordinate, hasContent: content != nil))"
  }

  /// The whole description.
  public var text: String { "\(sentence); \(suggestion)" }

  private static func remedy(
    _ coordinate: LayoutAmbiguity.Coordinate, hasContent: Bool
  ) -> String {
    let isHorizontal = coordinate.axis == .horizontal
    let edges = isHorizontal ? "left and right edges" : "top and bottom edges"
    switch coordinate {
    case .x, .y:
      return isHorizontal
        ? "a constraint on its left edge, its right edge or its centerX"
        : "a constraint on its top edge, its bottom edge or its centerY"
    case .width, .height:
      let size = LayoutText.side(coordinate.axis)
      return hasContent
        ? "a \(size), or another hugging or compression resistance priority than its neighbours"
        : "a \(size), or constraints on its \(edges)"
    case .contentWidth, .contentHeight:
      return "constraints between what scrolls and both its \(edges)"
    }
  }
}
