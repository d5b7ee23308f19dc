// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The size classes for which a part of a design exists.
package struct SizeCondition: Hashable, Sendable {
  /// Combinations of width and height class, in the order of ``all``.
  package var combinations: [Combination]

  /// A width class and a height class.
  package struct Combination: Hashable, Sendable {
    package var isCompactWidth: Bool
    package var isCompactHeight: Bool
  }

  /// All combinations, the most usual first.
  package static let all = [
    Combination(isCompactWidth: true, isCompactHeight: false),
    Combination(isCompactWidth: false, isCompactHeight: false),
    Combination(isCompactWidth: true, isCompactHeight: true),
    Combination(isCompactWidth: false, isCompactHeight: true),
  ]

  /// The condition as an expression of Swift about a trait collection `traits`.
  var expression: String {
    let width = "traits.horizontalSizeClass"
    let height = "traits.verticalSizeClass"
    func term(_ name: String, _ isCompact: Bool) -> String {
      "\(name) == .\(isCompact ? "compact" : "regular")"
    }
    for isCompact in [true, false] {
      if combinations.count == 2, combinations.allSatisfy({ $0.isCompactWidth == isCompact }) {
        return term(width, isCompact)
      }
      if combinations.count == 2, combinations.allSatisfy({ $0.isCompactHeight == isCompact }) {
        return term(height, isCompact)
      }
    }
    func both(_ combination: Combination) -> String {
      term(width, combination.isCompactWidth) + " && " + term(height, combination.isCompactHeight)
    }
    if let exception { return "!(\(both(exception)))" }
    let terms = combinations.map(both)
    return terms.count == 1 ? terms[0] : terms.map { "(\($0))" }.joined(separator: " || ")
  }

  /// The condition as a part of a name.
  var name: String {
    for isCompact in [true, false] {
      if combinations.count == 2, combinations.allSatisfy({ $0.isCompactWidth == isCompact }) {
        return isCompact ? "compactWidth" : "regularWidth"
      }
      if combinations.count == 2, combinations.allSatisfy({ $0.isCompactHeight == isCompact }) {
        return isCompact ? "compactHeight" : "regularHeight"
      }
    }
    func both(_ combination: Combination) -> String {
      (combination.isCompactWidth ? "compactWidth" : "regularWidth")
        + (combination.isCompactHeight ? "CompactHeight" : "RegularHeight")
    }
    if let exception { return "except" + both(exception).capitalizedFirst }
    return combinations.map(both).enumerated().map { $0 == 0 ? $1 : $1.capitalizedFirst }
      .joined(separator: "Or")
  }

  /// The only combination for which the part does not exist; nil when there are more.
  private var exception: Combination? {
    let others = Self.all.filter { !combinations.contains($0) }
    return others.count == 1 ? others[0] : nil
  }
}

extension String {
  /// The text with a small first letter.
  var decapitalized: String { prefix(1).lowercased() + dropFirst() }

  /// The text with a large first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
