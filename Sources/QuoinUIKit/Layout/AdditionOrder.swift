// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Whether an engine has its items and constraints in the order of a rebuild.
///
/// The order of items is superviews first. Of the constraints, the program's are the first, in
/// order of activation. Those that a view makes for itself follow, superviews first: a stack view
/// replaces them whenever its arrangement changes, so that the time of their activation does not
/// depend on the program alone.
struct AdditionOrder {
  /// Whether all objects were added after those that belong before them.
  private(set) var isKept = true
  /// Whether all items were: a stack view that arranges its views again adds only constraints.
  private(set) var keepsItems = true
  /// The activation of the youngest constraint so far of the program.
  private var lastOfProgram = 0
  /// The last constraint so far that a view made for itself: its activation, and its owner.
  private var lastGenerated: (number: Int, owner: ObjectIdentifier?)?

  init() {}

  /// Creates the order of constraints that were added as all would be from scratch.
  @MainActor init(_ constraints: [NSLayoutConstraint]) {
    if let last = constraints.last, last.origin != .program { recordAddition(of: last) }
    lastOfProgram = constraints.last { $0.origin == .program }?.activationOrder ?? 0
  }

  /// Records that a constraint was added after all others.
  @MainActor mutating func recordAddition(of constraint: NSLayoutConstraint) {
    let number = constraint.activationOrder
    guard constraint.origin != .program else {
      if number < lastOfProgram || lastGenerated != nil { isKept = false }
      lastOfProgram = max(lastOfProgram, number)
      return
    }
    var owner: ObjectIdentifier?
    if let handle = constraint.ownerHandle { owner = ObjectIdentifier(handle) }
    if let last = lastGenerated, last.owner != owner || number < last.number { isKept = false }
    lastGenerated = (number, owner)
  }

  /// Records that an item was added, or moved, before existing ones.
  mutating func didInsertItem() { (isKept, keepsItems) = (false, false) }

  /// Records that a constraint was added before existing ones.
  mutating func didInsertConstraint() { isKept = false }

  /// Records that all objects were added in order.
  mutating func didRebuild() { (isKept, keepsItems) = (true, true) }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation, in which they are added to an engine. The
  /// receiver has them in the order of the tree, superviews first.
  @MainActor var inOrderOfActivation: [NSLayoutConstraint] {
    // A program that activates everything at once leaves nothing to sort.
    guard !isInOrder else { return self }
    // Sorting numbers counts no references.
    var ofProgram: [(number: Int, index: Int)] = []
    ofProgram.reserveCapacity(count)
    for (index, constraint) in enumerated() where constraint.origin == .program {
      ofProgram.append((constraint.activationOrder, index))
    }
    ofProgram.sort { $0.number < $1.number }
    var sorted: [NSLayoutConstraint] = []
    sorted.reserveCapacity(count)
    for entry in ofProgram { sorted.append(self[entry.index]) }
    for constraint in self where constraint.origin != .program { sorted.append(constraint) }
    return sorted
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
