// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The chains of version 3.3, as its states and what each of them offers. An offer with a mark makes
/// the layout complete.
enum PublishedGrammar {
  /// States with offers of their own.
  private static let offers = """
    Initial | Frame! TopLeft TopCenter TopRight MiddleLeft MiddleCenter MiddleRight BottomLeft BottomCenter BottomRight Left Center Right
    Left | Center Right Top Middle Bottom
    Center | Right Top Middle Bottom
    Right | Top Middle Bottom
    LeftCenter | Top Middle Bottom
    LeftRight | Top Middle Bottom
    CenterRight | Top Middle Bottom
    LeftTop | Size! Middle Bottom Width Height
    LeftMiddle | Size! Bottom Width Height
    LeftBottom | Size! Width Height
    CenterTop | Size! Middle Bottom Width Height
    CenterMiddle | Size! Bottom Width Height
    CenterBottom | Size! Width Height
    RightTop | Size! Middle Bottom Width Height
    RightMiddle | Size! Bottom Width Height
    RightBottom | Size! Width Height
    TopLeft | MiddleCenter! MiddleRight! BottomCenter! BottomRight! Size! Center Right Middle Bottom Width Height
    TopCenter | MiddleLeft! MiddleRight! BottomLeft! BottomRight! Size! Left Right Middle Bottom Width Height
    TopRight | MiddleLeft! MiddleCenter! BottomLeft! BottomCenter! Size! Left Center Middle Bottom Width Height
    MiddleLeft | TopCenter! TopRight! BottomCenter! BottomRight! Size! Center Right Top Bottom Width Height
    MiddleCenter | TopLeft! TopRight! BottomLeft! BottomRight! Size! Left Right Top Bottom Width Height
    MiddleRight | TopLeft! TopCenter! BottomLeft! BottomCenter! Size! Left Center Top Bottom Width Height
    BottomLeft | TopCenter! TopRight! MiddleCenter! MiddleRight! Size! Center Right Top Middle Width Height
    BottomCenter | TopLeft! TopRight! MiddleLeft! MiddleRight! Size! Left Right Top Middle Width Height
    BottomRight | TopLeft! TopCenter! MiddleLeft! MiddleCenter! Size! Left Center Top Middle Width Height
    """

  /// States of three elements, after what they offer.
  private static let lastOffers = """
    Height! | LeftRightBottom LeftCenterBottom CenterRightBottom LeftTopWidth LeftMiddleWidth LeftBottomWidth CenterTopWidth CenterMiddleWidth CenterBottomWidth RightTopWidth RightMiddleWidth RightBottomWidth TopLeftWidth TopCenterWidth TopRightWidth MiddleLeftWidth MiddleCenterWidth MiddleRightWidth BottomLeftWidth BottomCenterWidth BottomRightWidth
    Bottom! Height! | LeftCenterMiddle LeftRightMiddle CenterRightMiddle
    Middle! Bottom! Height! | LeftCenterTop LeftRightTop CenterRightTop TopLeftCenter TopLeftRight TopCenterLeft TopCenterRight TopRightLeft TopRightCenter
    Top! Bottom! Height! | MiddleLeftCenter MiddleLeftRight MiddleCenterLeft MiddleCenterRight MiddleRightLeft MiddleRightCenter
    Top! Middle! Height! | BottomLeftCenter BottomLeftRight BottomCenterLeft BottomCenterRight BottomRightLeft BottomRightCenter
    Width! | LeftTopMiddle LeftTopBottom LeftMiddleBottom CenterTopMiddle CenterTopBottom CenterMiddleBottom RightTopMiddle RightTopBottom RightMiddleBottom LeftTopHeight LeftMiddleHeight LeftBottomHeight CenterTopHeight CenterMiddleHeight CenterBottomHeight RightTopHeight RightMiddleHeight RightBottomHeight TopLeftMiddle TopLeftBottom TopLeftHeight TopCenterMiddle TopCenterBottom TopCenterHeight TopRightMiddle TopRightBottom TopRightHeight MiddleLeftTop MiddleLeftBottom MiddleLeftHeight MiddleCenterTop MiddleCenterBottom MiddleCenterHeight MiddleRightTop MiddleRightBottom MiddleRightHeight BottomLeftTop BottomLeftMiddle BottomLeftHeight BottomCenterTop BottomCenterMiddle BottomCenterHeight BottomRightTop BottomRightMiddle BottomRightHeight
    """

  /// Each state with its offers, in the order of the table.
  static let states: [(name: String, offers: [String])] =
    rows(offers).map { ($0[0][0], $0[1]) }
    + rows(lastOffers).flatMap { row in row[1].map { ($0, row[0]) } }

  private static func rows(_ table: String) -> [[[String]]] {
    table.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    }
  }

  /// The chains from the beginning to a complete layout, as the names of their elements.
  static let chains: [[String]] = {
    let table = Dictionary(uniqueKeysWithValues: states.map { ($0.name, $0.offers) })
    func continued(_ chain: [String]) -> [[String]] {
      let state = chain.isEmpty ? "Initial" : chain.joined()
      return table[state, default: []].flatMap { offer -> [[String]] in
        offer.hasSuffix("!") ? [chain + [String(offer.dropLast())]] : continued(chain + [offer])
      }
    }
    return continued([])
  }()

  /// The names of the states, for programs that write them out.
  static var names: String {
    let aliases = states.dropFirst().map {
      "  public typealias \($0.name) = State<\(axes(of: $0.name))>"
    }
    return """
      // The names that the states have in version 3.3, by the elements in the order of the calls. Here
      // the order makes no difference.

      extension IndividualProperty {
      \(aliases.joined(separator: "\n"))
      }

      """
  }

  private static func axes(of name: String) -> String {
    let words = name.split { _ in false }.flatMap { word -> [String] in
      word.reduce(into: []) { words, character in
        if character.isUppercase { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    let horizontal = words.filter { ["Left", "Center", "Right", "Width"].contains($0) }
    let vertical = words.filter { ["Top", "Middle", "Bottom", "Height"].contains($0) }
    return "HorizontalAxis.\(state(horizontal)), VerticalAxis.\(state(vertical))"
  }

  private static func state(_ elements: [String]) -> String {
    switch elements.count {
    case 0: "Unset"
    case 1: "Only\(elements[0])"
    default: "Complete"
    }
  }
}
