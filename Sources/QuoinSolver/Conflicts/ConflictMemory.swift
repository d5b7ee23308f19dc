// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How long the conflicts that were found stay what they are, so that they need not be searched
/// again while they last.
///
/// That takes three things. The members of each conflict go on to contradict each other, and the
/// points that showed that each is needed go on to be points where all else holds: both are forms
/// of the inputs. And what was not broken goes on to hold together, which is seen when it is solved.
struct ConflictMemory: ~Copyable, Sendable {
  private var conditions = ValidityConditions()
  private var isKnown = true
  /// By slot of a constraint: whether it hangs together with a contradiction.
  private var isConcerned: [Bool] = []

  /// Whether the conflicts last for ever: there are none.
  private(set) var isEmpty = true

  mutating func removeAll() {
    isEmpty = true
    isKnown = true
    isConcerned.removeAll(keepingCapacity: true)
  }

  mutating func add(_ search: borrowing ConflictSearch, _ system: borrowing LinearSystem) {
    if isEmpty { conditions.reset(componentCount: 1) }
    isEmpty = false
    isKnown = isKnown && search.hasConditions
    conditions.merge(search.conditions, into: 0)
    let missing = system.constraints.slotCount - isConcerned.count
    isConcerned.append(contentsOf: repeatElement(false, count: max(0, missing)))
    for slot in search.area.originalConstraint { isConcerned[Int(slot)] = true }
  }

  /// Brings the conditions up to date once all is added.
  mutating func finish() { if !isEmpty { conditions.intersectAll() } }

  /// Whether the conflicts stay what they are.
  /// - Parameter bounds: slots of inequalities and wishes that have changed.
  func lasts(_ bounds: [Int32], _ system: borrowing LinearSystem, at parameters: AffineForm) -> Bool
  {
    guard !isEmpty else { return true }
    for slot in bounds where system.constraints[Int(slot)].isRequired {
      if Int(slot) < isConcerned.count, isConcerned[Int(slot)] { return false }
    }
    return isKnown && conditions.holdEverywhere(at: parameters)
  }
}
