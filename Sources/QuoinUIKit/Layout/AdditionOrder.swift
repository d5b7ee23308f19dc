// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Whether an engine has its items and constraints in the order of a rebuild.
///
/// The order of items is superviews first. Of the constraints, the program's are the first, in
/// order of activation. Those that a view makes for itself follow, superviews first: a stack view
/// replaces them whenever its arrangement changes, so that the time of their activation does not
/// depend on the program alone.
struct AdditionOrder {
  /// Whether all objects were added behind those that belong before them.
  private(set) var isKept = true
  /// The activation of the youngest constraint so far of the program.
  private var lastOfProgram = 0
  /// The last constraint so far that a view made for itself: its activation, and its owner.
  private var lastGenerated: (number: Int, owner: ObjectIdentifier?)?

  init() {}

  /// Creates the order of constraints that were added as all would be from scratch.
  @MainActor init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { recordAddition(of: constraint) }
    isKept = true
  }

  /// Records that a constraint was added after all others.
  @MainActor mutating func recordAddition(of constraint: NSLayoutConstraint) {
    let number = constraint.activationOrder
    guard constraint.origin != .program else {
      if number < lastOfProgram || lastGenerated != nil { isKept = false }
      lastOfProgram = max(lastOfProgram, number)
      return
    }
    let owner = constraint.owner.map { ObjectIdentifier($0) }
    if let last = lastGenerated, last.owner != owner || number < last.number { isKept = false }
    lastGenerated = (number, owner)
  }

  /// Records that an object was added, or moved, before existing ones.
  mutating func didInsert() { isKept = false }

  /// Records that all objects were added in order.
  mutating func didRebuild() { isKept = true }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation, in which they are added to an engine. The
  /// receiver has them in the order of the tree, superviews first.
  @MainActor var inOrderOfActivation: [NSLayoutConstraint] {
    // A program that activates everything at once leaves nothing to sort.
    guard !isInOrder else { return self }
    var ofProgram: [(constraint: NSLayoutConstraint, number: Int)] = []
    ofProgram.reserveCapacity(count)
    var generated: [NSLayoutConstraint] = []
    for constraint in self {
      if constraint.origin == .program {
        ofProgram.append((constraint, constraint.activationOrder))
      } else {
        generated.append(constraint)
      }
    }
    ofProgram.sort { $0.number < $1.number }
    return ofProgram.map(\.constraint) + generated
  }

  /// Whether all are the program's, in the order of their activation.
  @MainActor private var isInOrder: Bool {
    var last = 0
    for constraint in self {
      let number = constraint.activationOrder
      guard constraint.origin == .program, number >= last else { return false }
      last = number
    }
    return true
  }
}
