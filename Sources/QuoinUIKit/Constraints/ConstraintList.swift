// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints that a view holds, in the order in which they were added.
///
/// That is also the order of their activation, so that a constraint is found by halving.
@MainActor struct ConstraintList {
  private(set) var all: [NSLayoutConstraint] = []
  /// Made on first use.
  private var index: ConstraintIndex?

  mutating func append(_ constraint: NSLayoutConstraint) {
    all.append(constraint)
    index?.add(constraint)
  }

  mutating func remove(_ constraints: [NSLayoutConstraint]) {
    // Each of a few costs a look-up; for many, one pass over all is cheaper.
    if constraints.count > all.count / 16 + 4 {
      let leaving = Set(constraints.map { ObjectIdentifier($0) })
      all.removeAll { leaving.contains(ObjectIdentifier($0)) }
      index = nil
      return
    }
    for constraint in constraints {
      all.removeOrdered(constraint)
      index?.remove(constraint)
    }
  }

  /// The constraints that mention one of some views and guides, in order.
  ///
  /// - Complexity: the first times O(*n*), *n* the number of constraints; later it depends on the
  ///   answer and on how many elements there are.
  mutating func constraints(about leaving: LeavingItems) -> [NSLayoutConstraint] {
    guard !all.isEmpty else { return [] }
    let known = index ?? ConstraintIndex()
    index = known
    return known.constraints(about: leaving, of: all)
      ?? all.filter(\.mentionsLeavingItem)
  }
}

/// Finds the constraints of a list about something.
@MainActor private final class ConstraintIndex {
  /// The constraints about each view or guide, by its handle. Only for looking up, never iterated.
  ///
  /// Made when it was asked many times what is about something, as a program does that removes many
  /// subviews one by one; without it each removal would look at all constraints.
  private var byItem: [ObjectIdentifier: [NSLayoutConstraint]]?
  private var questions = 0

  /// After so many questions the table by items is made. That costs about what a hundred looks at all
  /// constraints cost, and memory.
  private static let patience = 64

  func add(_ constraint: NSLayoutConstraint) {
    guard byItem != nil else { return }
    for handle in constraint.itemHandles {
      byItem?[ObjectIdentifier(handle), default: []].append(constraint)
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard byItem != nil else { return }
    for handle in constraint.itemHandles {
      byItem?[ObjectIdentifier(handle)]?.removeOrdered(constraint)
    }
  }

  /// nil when there is no table yet.
  func constraints(
    about leaving: LeavingItems, of all: [NSLayoutConstraint]
  ) -> [NSLayoutConstraint]? {
    questions += 1
    guard questions > ConstraintIndex.patience || byItem != nil else { return nil }
    if byItem == nil {
      byItem = [:]
      for constraint in all { add(constraint) }
    }
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    for handle in leaving.handles {
      for constraint in byItem?[ObjectIdentifier(handle)] ?? [] {
        found[ObjectIdentifier(constraint)] = constraint
      }
    }
    return found.values.sorted { $0.activationOrder < $1.activationOrder }
  }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint from a list in order of activation.
  ///
  /// - Complexity: O(log *n*) for finding it.
  @MainActor fileprivate mutating func removeOrdered(_ constraint: NSLayoutConstraint) {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].activationOrder < constraint.activationOrder {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < endIndex, self[low] === constraint { remove(at: low) }
  }
}
