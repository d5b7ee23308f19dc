// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Synchronizes a layout engine with a tree of views, from its topmost view down to the next
/// separate roots.
///
/// The root owns its host. A host does not retain views, so that a tree is released when its last
/// owner is.
@MainActor final class LayoutHost {
  private static var numbers: UInt32 = 0

  /// The number by which items refer to the host. It changes whenever everything is described from
  /// scratch, which invalidates the slots of items that are not described then.
  private(set) var number: UInt32 = 0
  let rootHandle: ItemHandle
  /// The system that provides the frames of the views.
  var engine = LayoutEngine()
  /// The same layout with each text on one line, if texts wrap or baselines move; see
  /// ``hasFirstSystem``. It has the same items and constraints under the same identifiers.
  var firstSystem = LayoutEngine()
  /// Whether there is a first system. Until a text wraps, ``engine`` is both.
  var hasFirstSystem = false
  /// The views and guides of the engine's items, by the index of the item. An item that was removed
  /// leaves its handle until the index is used again.
  var handles: [ItemHandle] = []
  /// Rarely used properties of the items, by index.
  var entryExtras: [Int32: LayoutEntryExtras] = [:]
  /// The engine's item of the root.
  var rootItem: ItemID?
  /// The unrounded frame of the root as of the last pass.
  var exactRootFrame: CGRect?
  /// The constraints of the engine, by index.
  var constraintObjects: [NSLayoutConstraint?] = []
  /// The texts of views whose size or baselines depend on the solved frames, by the index of the
  /// item.
  var texts: [TextEntry?] = []
  /// The texts that were described since the first system was solved.
  var describedTexts: [Int32] = []
  /// The texts that were described or laid out again since the second system was solved.
  var outdatedTexts: [Int32] = []
  /// The texts that the last solution left wrapped for a size other than their own.
  var unsettledTextSlots: Set<Int32> = []
  /// The items of scroll views whose content constraints determine, or did in the last pass.
  var scrollItems: [Int32] = []

  /// The changes in the tree that the engine does not have yet.
  var edits = LayoutEdits() {
    didSet { isDirty = !edits.isEmpty }
  }
  /// Whether there are such changes. Stored, since each view that is laid out reads it.
  private(set) var isDirty = true
  /// The number of views that were visited for constraints since everything was described from
  /// scratch.
  var viewCount = 0
  /// Whether items and constraints were added in the order in which all would be described.
  var additionOrder = AdditionOrder()
  /// Whether a solution depended on the order and had to be found again in the right one.
  var hasDependedOnOrder = false
  var isRunning = false
  /// Whether the engine is being changed and solved. Values that a program overrides are requested
  /// meanwhile.
  var isSolving = false
  /// The numbers that the last solution leaves open, after their first use.
  var knownAmbiguities: [ItemID: [LayoutAmbiguity]]?
  /// Views that the last pass left unsettled.
  var unsettled: [ItemHandle] = []
  /// Whether constraints with a multiplier other than 1 were added since problems were logged.
  var hasNewMultipliers = false
  /// Whether items or constraints were added since ambiguities were logged.
  var hasNewStructure = false
  /// Whether items or constraints were added since mistakes in frames were logged.
  var hasNewFrames = false
  /// Whether contents, constants or priorities changed since then.
  var hasChangedFrames = false
  /// The number of passes after such changes in which mistakes in frames were looked for.
  var laterFrameChecks: UInt8 = 0
  /// Active constraints that the engine does not have.
  var excluded: [ExcludedConstraint] = []
  /// The views whose baselines constraints name, and the views whose baselines these are.
  var baselineReferences: [BaselineReference] = []
  #if QUOIN_INVARIANTS
  /// Whether a program assigned a frame to a view that the engine places. The solved frame is
  /// applied when the superview is laid out.
  var hasAssignedFrames = false
  #endif

  /// Whether the host only computes a size, and leaves the views as they are.
  let isFitting: Bool
  /// The properties of a host that computes a fitting size.
  var fitting: FittingState?
  /// The number of changes of items and constraints, in all layouts.
  static var structureCount = 0
  /// The number of changes of text measurers.
  static var measurerCount = 0
  /// The number of changes in all layouts, except changes of their structure: of constants,
  /// priorities and the properties of items.
  static var changeCount = 0

  /// - Parameter isFitting: whether the host only computes a size, and leaves the views as they
  ///   are.
  init(root: UIView, isFitting: Bool = false) {
    rootHandle = root.handle
    self.isFitting = isFitting
    if isFitting { fitting = FittingState() }
    takeNumber()
  }

  private func takeNumber() {
    LayoutHost.numbers = max(LayoutHost.numbers &+ 1, 1)
    number = LayoutHost.numbers
  }

  var root: UIView? { rootHandle.view }

  /// The number of pixels per point for rounding, 0 for none.
  var scale: CGFloat { root?.contentScale ?? UIScreen.main.scale }

  /// Returns the item of a view or guide, or nil outside of the layout.
  func item(of handle: ItemHandle) -> ItemID? {
    if handle === rootHandle { return rootItem }
    guard !isFitting else { return fitting?.items[ObjectIdentifier(handle)] }
    let slot = handle.slot
    return slot.host == number ? slot.item : nil
  }

  /// Applies the changes to the engine and reads its results.
  ///
  /// A program may respond to new margins and safe areas with other ones, so that the engine may
  /// have to solve again. Within a pass, views that do not settle here are left to the next round
  /// of the pass.
  func synchronize() {
    guard isDirty, !isSolving else { return }
    if edits.changesStructure { (hasNewStructure, hasNewFrames) = (true, true) }
    hasChangedFrames = true
    let rest = LayoutRounds.insets.run {
      isSolving = true
      solve()
      isSolving = false
      readResults()
      return changedHandles()
    }
    if !isRunning { unsettled = rest }
  }

  /// Invalidates the engine's description of a view.
  func invalidateItem(_ view: UIView) {
    guard view.layoutState.outdatedHost != number else { return }
    view.layoutState.outdatedHost = number
    edits.invalidItems.append(view.handle)
  }

  /// Describes all items and constraints to a new engine.
  func rebuild() {
    takeNumber()
    edits = LayoutEdits(needsRebuild: false)
    additionOrder = AdditionOrder()
    engine = LayoutEngine()
    (firstSystem, hasFirstSystem) = (LayoutEngine(), false)
    entryExtras = [:]
    rootItem = nil
    fitting?.didResetEngine()
    texts = []
    (describedTexts, outdatedTexts, unsettledTextSlots) = ([], [], [])
    scrollItems = []
    excluded = []
    baselineReferences = []
    (handles, constraintObjects) = ([], [])
    guard let root else { return }
    viewCount = 0
    let constraints = activeConstraints(below: root)
    engine.reserveCapacity(items: viewCount, constraints: constraints.count)
    handles = .withCapacity(LayoutEngine.capacity(for: viewCount))
    constraintObjects = .withCapacity(LayoutEngine.capacity(for: constraints.count))
    addItems(root, for: LayoutMentions(constraints))
    for constraint in constraints { addNew(constraint) }
    additionOrder.didRebuild()
  }

  /// Applies the changes to the engine.
  /// - Returns: false when everything has to be described from scratch; the engine may have a part
  ///   of the changes then.
  func applyEdits() -> Bool {
    for id in edits.removedConstraints { removeFromEngine(id) }
    edits.removedConstraints = []
    for id in edits.removedItems { removeFromEngine(id) }
    edits.removedItems = []
    guard addNewItems(), baselinesAreCurrent, addNewConstraints() else { return false }
    applyConstraintChanges()
    applyItemChanges()
    return retryExcluded()
  }

  // A program may be called meanwhile and change more, which is applied the next time.

  private func applyConstraintChanges() {
    let changed = edits.changedConstraints
    edits.changedConstraints = []
    for constraint in changed { applyChange(of: constraint) }
  }

  private func applyItemChanges() {
    let invalid = edits.invalidItems
    edits.invalidItems = []
    for handle in invalid {
      guard let view = handle.view else { continue }
      view.layoutState.outdatedHost = 0
      if let item = item(of: handle) { update(item, from: view) }
    }
  }
}

extension Array {
  /// Returns an empty list with reserved capacity.
  fileprivate static func withCapacity(_ count: Int) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(count)
    return list
  }
}
