// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view that would end before it begins, because of constraints on its edges.
struct InvertedItem {
  private let name: String
  private let axis: LayoutAxis
  /// The view that follows this one, and has a place of its own beside.
  private let follower: PassedNeighbour?

  /// - Returns: nil where a length takes part, or the sign of several lengths.
  init?(_ requirements: [LayoutRequirement], _ axis: LayoutAxis, _ sentence: ConflictSentence) {
    let signs = requirements.compactMap { requirement -> ItemID? in
      if case .nonNegativeSize(let item, _) = requirement { item } else { nil }
    }
    guard signs.count == 1, let item = signs.first, requirements.count > 1,
      requirements.allSatisfy({ $0.isFact || $0.sizedItem(in: sentence.engine) == nil })
    else { return nil }
    (name, self.axis) = (sentence.text.names.item(item), axis)
    follower = PassedNeighbour(requirements, after: item, sentence)
  }

  /// - Parameter difference: the distance of the end from the beginning, in points.
  func arithmetic(_ difference: String, sum: ConflictSum?) -> ConflictSentence.Arithmetic {
    if let follower {
      let place = axis == .horizontal ? "behind" : "below"
      return ConflictSentence.Arithmetic(
        form: .negative,
        sentence: "\(follower.direct), but \(follower.following) puts it \(place) \(name): "
          + "\(difference) too little",
        sum: sum, subject: "\(follower.edge) cannot be in two places")
    }
    let (side, direction) = axis == .horizontal ? ("left of", "width") : ("above", "height")
    return ConflictSentence.Arithmetic(
      form: .negative,
      sentence: "\(name) would end \(difference) \(side) its own beginning, but no \(direction) is "
        + "negative",
      sum: sum, subject: "\(name) would end before it begins")
  }
}
