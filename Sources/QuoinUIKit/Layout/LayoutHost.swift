// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Keeps a layout engine in step with a tree of views, from its topmost view down to the next
/// separate roots.
///
/// The root owns its host. A host keeps no view, so that a tree goes away with its last owner.
@MainActor final class LayoutHost {
  private static var numbers: UInt32 = 0
  /// The host whose pass goes on, if one does.
  @exclusivity(unchecked) static var running: LayoutHost?
  /// The life of the view whose turn it is in that pass. Only for comparing.
  @exclusivity(unchecked) static var visited: ObjectIdentifier?

  /// What views and constraints know the host by: another number each time when everything is
  /// described anew, so that what is not described then is not known.
  @exclusivity(unchecked) private(set) var number: UInt32 = 0
  let rootLife: ElementLife
  private let rootRecord: UnsafeMutablePointer<LifeRecord>
  // A host is on the main actor, and the engine calls nobody back, so that accesses to these need no
  // check.
  @exclusivity(unchecked) var engine = LayoutEngine()
  /// What the items of the engine stand for, by slot.
  @exclusivity(unchecked) var entries: [LayoutHostEntry] = []
  /// What few of them have, by slot.
  @exclusivity(unchecked) var rareEntries: [Int32: RareLayoutEntry] = [:]
  /// What the engine calls the root.
  @exclusivity(unchecked) var rootItem: ItemID?
  /// The unrounded frame of the root as of the last pass.
  @exclusivity(unchecked) var exactRootFrame: CGRect?
  /// In a trial: where the lives of the items had their places before, by slot.
  var formerPlaces: [LayoutPlace] = []
  /// The constraints of the engine, by slot.
  @exclusivity(unchecked) var constraintObjects: [NSLayoutConstraint?] = []
  /// The slots of views whose size or baselines depend on what the engine finds.
  var textSlots: [Int32] = []
  /// The slots of scroll views whose content constraints determine, or did in the last pass.
  var scrollSlots: [Int32] = []
  /// What is new since the views were told last. Kept for its memory.
  @exclusivity(unchecked) var news = LayoutNews()

  /// Whether a program may notice when a view takes its frame: one of the views is of a class that
  /// may override what a pass calls, or has a controller.
  @exclusivity(unchecked) var isObserved = false
  /// Whether a program moved a view away from where the engine wants it. It comes back only when the
  /// superview is laid out.
  @exclusivity(unchecked) var hasForeignFrames = false

  /// Everything is described anew.
  @exclusivity(unchecked) var structureIsDirty = true
  /// Views and guides that joined the layout, in the order in which they did.
  @exclusivity(unchecked) var arrivals: [ElementLife] = []
  /// Items that the engine still has, and nobody else.
  @exclusivity(unchecked) var departures: [ItemID] = []
  /// How many views were looked at for constraints since everything was described anew.
  var viewCount = 0
  /// Whether items and constraints came in the order in which all would be described anew.
  var additionOrder = AdditionOrder()
  /// Constraints that the engine does not know yet, in the order in which they came.
  @exclusivity(unchecked) var joined: [NSLayoutConstraint] = []
  /// Constraints that the engine still knows.
  @exclusivity(unchecked) var left: [LayoutConstraintID] = []
  /// Views about which the engine has to be told again, each once: they know the host's number.
  @exclusivity(unchecked) var dirtyItems: [ElementLife] = []
  /// Constraints with another constant or priority.
  @exclusivity(unchecked) var changedConstraints: [NSLayoutConstraint] = []
  /// Means nothing, kept for its memory.
  @exclusivity(unchecked) var spareItem = LayoutItem()
  /// Empty, kept for their memory.
  private var spareItems: [ElementLife] = []
  private var spareConstraints: [NSLayoutConstraint] = []
  var isRunning = false
  /// Views that the last pass left unsettled.
  var unsettled: [ElementLife] = []
  /// Views whose text the last solution left wrapped for another size than they have.
  var unsettledTexts: [ElementLife] = []
  /// Active constraints that the engine does not have.
  var excluded: [ExcludedConstraint] = []
  /// The views whose baselines constraints name, and the views that stand for them.
  var baselineReferences: [BaselineReference] = []

  /// In a trial: how the texts of the views lay before.
  var textMemories: [ObjectIdentifier: TextMemory] = [:]
  /// In a trial: the size that the root should have.
  var wishes: [LayoutWish] = []
  /// In a trial: what of that the engine was told.
  var toldWishes: [(wish: LayoutWish, id: LayoutConstraintID)] = []
  /// In a trial: the constraints that the engine was told.
  var trialConstraints: [(object: NSLayoutConstraint, id: LayoutConstraintID)] = []
  /// Counts changes of what there is to lay out, in all layouts.
  @exclusivity(unchecked) static var structureCount = 0
  /// Whether a trial was ever kept.
  static var keepsTrials = false

  /// Whether the host only answers a question, and leaves the views as they are.
  let isTrial: Bool

  init(root: UIView, isTrial: Bool = false) {
    rootLife = root.life
    rootRecord = root.life.record
    self.isTrial = isTrial
    takeNumber()
  }

  private func takeNumber() {
    LayoutHost.numbers = max(LayoutHost.numbers &+ 1, 1)
    number = LayoutHost.numbers
  }

  var root: UIView? { rootLife.view }

  var isDirty: Bool {
    structureIsDirty || !dirtyItems.isEmpty || !changedConstraints.isEmpty || !joined.isEmpty
      || !left.isEmpty || !arrivals.isEmpty || !departures.isEmpty
  }

  /// Pixels a point for rounding, 0 for none.
  var scale: CGFloat { root?.contentScale ?? UIScreen.main.scale }

  /// The slot of a view or guide, nil when it is no item of the layout.
  func slot(of life: ElementLife) -> Int32? { item(of: life)?.index }

  /// The item of a view or guide, nil when it is none of the layout.
  func item(of life: ElementLife) -> ItemID? {
    item(of: life.record)
  }

  func item(of record: UnsafeMutablePointer<LifeRecord>) -> ItemID? {
    if record == rootRecord, !isTrial { return rootItem }
    let place = isTrial ? record.pointee.trialPlace : record.pointee.place
    return place.host == number ? entries[Int(place.slot)].id : nil
  }

  /// Tells the engine what changed and takes over its answers.
  ///
  /// A program may answer to new margins and safe areas with other ones, so that the engine may
  /// have to be asked again. Within a pass, what does not settle here is left to the next round of
  /// the pass.
  func synchronize() {
    guard isDirty else { return }
    let rest = LayoutRounds.insets.run {
      solve()
      readResults()
      return changedLives()
    }
    if LayoutHost.running == nil { unsettled = rest }
  }

  /// A view has to be described again.
  func noteItem(_ view: UIView) {
    guard view.layoutState.dirtyItemHost != number else { return }
    view.layoutState.dirtyItemHost = number
    dirtyItems.append(view.life)
  }

  func rebuild() {
    if isTrial { leaveTrial() }
    takeNumber()
    structureIsDirty = false
    dirtyItems.removeAll(keepingCapacity: true)
    changedConstraints = []
    joined = []
    left = []
    arrivals = []
    departures = []
    additionOrder = AdditionOrder()
    isObserved = false
    engine = LayoutEngine()
    entries.removeAll(keepingCapacity: true)
    rareEntries.removeAll(keepingCapacity: true)
    rootItem = nil
    formerPlaces.removeAll(keepingCapacity: true)
    constraintObjects.removeAll(keepingCapacity: true)
    trialConstraints.removeAll(keepingCapacity: true)
    toldWishes.removeAll(keepingCapacity: true)
    textSlots.removeAll(keepingCapacity: true)
    scrollSlots.removeAll(keepingCapacity: true)
    excluded.removeAll()
    baselineReferences.removeAll()
    guard let root else { return }
    viewCount = 0
    let constraints = activeConstraints(below: root)
    engine.reserveCapacity(items: viewCount, constraints: constraints.count)
    entries.reserveCapacity(viewCount)
    constraintObjects.reserveCapacity(constraints.count)
    addItems(root, for: LayoutMentions(constraints))
    for constraint in constraints { addNew(constraint) }
    additionOrder.noteRebuild()
  }

  /// Tells the engine what came, went and changed. Answers false when everything has to be
  /// described anew; the engine may know a part of the changes then.
  func applyEdits() -> Bool {
    for id in left { removeFromEngine(id) }
    left.removeAll(keepingCapacity: true)
    for id in departures { removeFromEngine(id) }
    departures.removeAll(keepingCapacity: true)
    guard addArrivals(), baselinesAreCurrent, addJoined() else { return false }
    applyConstraintChanges()
    applyItemChanges()
    return retryExcluded()
  }

  // Programs may be called meanwhile and change more: that goes into another array, with the memory
  // of the last time.

  private func applyConstraintChanges() {
    guard !changedConstraints.isEmpty else { return }
    var changed = spareConstraints
    spareConstraints = []
    swap(&changed, &changedConstraints)
    for constraint in changed { applyChange(of: constraint) }
    changed.removeAll(keepingCapacity: true)
    spareConstraints = changed
  }

  private func applyItemChanges() {
    guard !dirtyItems.isEmpty else { return }
    var dirty = spareItems
    spareItems = []
    swap(&dirty, &dirtyItems)
    for life in dirty {
      guard let view = life.view else { continue }
      view.layoutState.dirtyItemHost = 0
      if let slot = slot(of: life) { update(slot, from: view) }
    }
    dirty.removeAll(keepingCapacity: true)
    spareItems = dirty
  }
}

/// What an item of the engine stands for.
struct LayoutHostEntry {
  var id: ItemID
  var life: ElementLife
}

/// What few items of a layout have.
struct RareLayoutEntry {
  /// By how much a program's override of the safe area differed when the engine was told.
  var overriddenSafeArea = UIEdgeInsets.zero
  /// For a scroll view: on which axes constraints speak of its content.
  var contentAxes: Set<LayoutAxis> = []
  /// Whether constraints speak of its baselines.
  var isOnBaseline = false
}
