// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The frames of the views of a root, for some size classes.
package struct FrameCase: Hashable, Sendable {
  /// The size classes; nil for all of them.
  package var condition: SizeCondition?
  /// The rules in an order in which each view comes after its parent and the siblings that it
  /// depends on.
  package var rules: [FrameRule]
  /// The sizes of what scrolls, by rules in the same order.
  var contents: [ContentRule] = []
}

/// The size of what scrolls in a scroll view.
struct ContentRule: Hashable, Sendable {
  enum Length: Hashable, Sendable {
    /// A share of the scroll view plus a number.
    case share(Double, constant: Double)
    /// The distance from the end of a view in it.
    case end(of: Int, constant: Double)
  }

  var view: Int
  var width: Length
  var height: Length
}

extension ConvertedRoot {
  /// The size classes with which the root has the same constraints, the most usual first; nil where it
  /// has the same ones with all.
  var sizeCases: [SizeCondition?] {
    var groups: [(active: [Bool], condition: SizeCondition)] = []
    for combination in SizeCondition.all {
      let active = constraints.map { $0.isActive(with: combination) }
      if let index = groups.firstIndex(where: { $0.active == active }) {
        groups[index].condition.combinations.append(combination)
      } else {
        groups.append((active, SizeCondition(combinations: [combination])))
      }
    }
    return groups.count > 1 ? groups.map(\.condition) : [nil]
  }

  /// The root with the constraints that it has with some size classes.
  func constrained(with condition: SizeCondition?) -> ConvertedRoot {
    guard let combination = condition?.combinations.first else { return self }
    var result = self
    result.constraints.removeAll { !$0.isActive(with: combination) }
    return result
  }

  /// Whether the parent of a view is a scroll view.
  func isScrolled(_ view: Int) -> Bool {
    views[view].parent.map { views[$0].systemClass == "UIScrollView" } ?? false
  }
}

extension ConvertedConstraint {
  func isActive(with combination: SizeCondition.Combination) -> Bool {
    condition?.combinations.contains(combination) ?? true
  }
}
