// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Keeps a layout engine in step with a tree of views, from its topmost view down to the next
/// separate roots.
///
/// The root owns its host. A host refers to views weakly, so that a tree goes away with its last
/// owner.
@MainActor final class LayoutHost {
  weak var root: UIView?
  var engine = LayoutEngine()
  /// Items in the order in which the engine got them, superviews first.
  var entries: [LayoutHostEntry] = []
  /// Only for looking up, never iterated.
  var itemIDs: [ObjectIdentifier: ItemID] = [:]
  var entryIndices: [ItemID: Int] = [:]
  var constraintIDs: [ObjectIdentifier: LayoutConstraintID] = [:]
  var constraintObjects: [LayoutConstraintID: WeakConstraint] = [:]

  /// Views or guides came or went, or constraints that decide on them: everything is described
  /// anew.
  var structureIsDirty = true
  /// Constraints that the engine does not know yet, in order of activation.
  var joined: [WeakConstraint] = []
  /// Constraints that the engine still knows.
  var left: [LayoutConstraintID] = []
  /// Some view has `itemIsDirty` set.
  var itemsAreDirty = false
  /// Constraints with another constant or priority.
  var changedConstraints: [NSLayoutConstraint] = []
  var isRunning = false
  var unsettled: [WeakView] = []

  /// Items whose baselines constraints speak of. Only for looking up.
  var baselineItems: Set<ItemID> = []
  /// In a trial: how the texts of the views lay before.
  var textMemories: [ObjectIdentifier: TextMemory] = [:]
  /// In a trial: the size that the root should have.
  var wishes: [LayoutWish] = []

  /// Whether the host only answers a question, and leaves the views as they are.
  let isTrial: Bool

  init(root: UIView, isTrial: Bool = false) {
    self.root = root
    self.isTrial = isTrial
  }

  var isDirty: Bool {
    structureIsDirty || itemsAreDirty || !changedConstraints.isEmpty || !joined.isEmpty
      || !left.isEmpty
  }

  /// Pixels a point for rounding, 0 for none.
  var scale: CGFloat { root?.contentScale ?? UIScreen.main.scale }

  /// Tells the engine what changed and takes over its answers.
  ///
  /// A program may answer to new margins and safe areas with other ones, so that the engine may
  /// have to be asked again.
  func synchronize() {
    for _ in 0..<4 where isDirty {
      solve()
      readResults()
    }
  }

  func rebuild() {
    structureIsDirty = false
    itemsAreDirty = false
    changedConstraints = []
    joined = []
    left = []
    engine = LayoutEngine()
    entries = []
    itemIDs = [:]
    entryIndices = [:]
    constraintIDs = [:]
    constraintObjects = [:]
    baselineItems = []
    guard let root else { return }
    let constraints = activeConstraints(below: root)
    addItems(root, for: LayoutMentions(constraints))
    for constraint in constraints { add(constraint) }
  }

  func applyEdits() {
    for id in left { try? engine.removeConstraint(id) }
    left.removeAll(keepingCapacity: true)
    let new = joined
    joined = []
    for entry in new {
      if let constraint = entry.object, constraint.holder != nil { add(constraint) }
    }
    let edited = changedConstraints
    changedConstraints = []
    for constraint in edited { applyChange(of: constraint) }
    guard itemsAreDirty else { return }
    itemsAreDirty = false
    for index in entries.indices {
      guard let view = entries[index].view, view.layoutState.itemIsDirty else { continue }
      view.layoutState.itemIsDirty = false
      update(at: index, from: view)
    }
  }
}

/// What an item of the engine stands for.
struct LayoutHostEntry {
  var id: ItemID
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// By how much a program's override of the safe area differed when the engine was told.
  var overriddenSafeArea = UIEdgeInsets.zero
  /// For a scroll view: on which axes constraints speak of its content.
  var contentAxes: Set<LayoutAxis> = []
}

/// A constraint that its holder owns.
struct WeakConstraint {
  weak var object: NSLayoutConstraint?
}

/// A view that its superview owns.
struct WeakView {
  weak var object: UIView?
}
