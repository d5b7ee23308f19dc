// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A content that has the same priority as that of an ambiguous item, such as the last one of a stack
/// view whose views all hug their contents alike.
struct ContentTie: Hashable, Sendable {
  /// The priority of the other content.
  let requirement: LayoutRequirement
  /// The name of the other item.
  let name: String
  /// The predicate of a sentence about one of the items, such as `is higher than its content`.
  let effect: String

  /// - Returns: nil where other requirements than two contents have the same priority.
  init?(_ degree: DegreeOfFreedom, _ names: LayoutNames) {
    guard case .tie(let first, let second) = degree.cause,
      degree.driver.coordinate == .width || degree.driver.coordinate == .height
    else { return nil }
    requirement = second
    switch (first, second) {
    case (.hugging, .hugging(let item, let axis)):
      name = names.item(item)
      effect = "is \(axis == .horizontal ? "wider" : "higher") than its content"
    case (.compressionResistance, .compressionResistance(let item, _)):
      name = names.item(item)
      effect = "is cut off"
    default: return nil
    }
  }
}
