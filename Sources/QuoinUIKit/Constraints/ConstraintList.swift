// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of which a view is the owner, in the order in which they were added.
///
/// That is also the order of their activation, so that a constraint is found by halving.
@MainActor struct ConstraintList {
  private(set) var all: [NSLayoutConstraint] = []

  mutating func append(_ constraint: NSLayoutConstraint) {
    all.append(constraint)
  }

  mutating func remove(_ constraints: [NSLayoutConstraint]) {
    // Each of a few costs a look-up; for many, one pass over all is cheaper.
    if constraints.count > all.count / 16 + 4 {
      let leaving = Set(constraints.map { ObjectIdentifier($0) })
      all.removeAll { leaving.contains(ObjectIdentifier($0)) }
      return
    }
    for constraint in constraints {
      if let index = index(ofActivation: constraint.activationOrder), all[index] === constraint {
        all.remove(at: index)
      }
    }
  }

  /// Returns the constraints with some numbers of activation, in the order of these. Other lists
  /// may have constraints with other numbers.
  ///
  /// - Complexity: O(*k* log *n*), *k* the number of numbers, *n* that of the constraints.
  func constraints(activated numbers: [Int]) -> [NSLayoutConstraint] {
    guard !all.isEmpty else { return [] }
    return numbers.compactMap { index(ofActivation: $0).map { all[$0] } }
  }

  /// Returns whether the list has the constraint with a number of activation.
  func contains(activation number: Int) -> Bool { index(ofActivation: number) != nil }

  private func index(ofActivation number: Int) -> Int? {
    var low = all.startIndex
    var high = all.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if all[middle].activationOrder < number { low = middle + 1 } else { high = middle }
    }
    return low < all.endIndex && all[low].activationOrder == number ? low : nil
  }
}
