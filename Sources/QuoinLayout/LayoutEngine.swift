// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Lays out a tree of items: items and constraints in, frames and explanations out.
///
/// The rules are those of Apple's Auto Layout. Items are views and guides; they are named by
/// identifiers, and so are constraints, so that whoever owns the objects keeps them.
///
/// ```swift
/// var engine = LayoutEngine()
/// var window = LayoutItem()
/// window.givenSize = LayoutSize(width: 320, height: 480)
/// let root = try engine.addItem(window)
/// let box = try engine.addItem(LayoutItem(parent: root))
/// for (attribute, constant) in [(LayoutAttribute.left, 10.0), (.top, 10), (.right, -10), (.bottom,
/// -10)] {
///   try engine.addConstraint(
///     LayoutConstraint(
///       .attribute(box, attribute), .equal, .attribute(root, attribute), constant: constant))
/// }
/// engine.layout()
/// engine.frame(of: box)  // x 10, y 10, width 300, height 460
/// ```
///
/// An engine is a value: a copy can be changed and laid out without touching the original. It holds
/// any number of trees. Results are those of the last ``layout()``, whatever was changed since;
/// they depend on the items and the constraints alone, not on earlier results.
public struct LayoutEngine: Sendable {
  private(set) var model = LayoutModel()
  private(set) var lowered = LoweredSystem()
  var geometry: [ItemGeometry] = []
  /// The items of the last layout, each before its descendants and these before its next sibling.
  private(set) var order: [Int32] = []
  /// How the items of ``order`` are placed, by slot.
  private(set) var plans: [ItemPlan] = []
  /// What has to be told to who asks for what is new.
  var untold = UntoldResults()
  private var needs = Needs.nothing
  /// Whether items came or went since the last layout.
  private var isOtherTree = false
  /// The slots of items that are newer than the last layout.
  private(set) var newSlots: [Int32] = []
  private var isLaidOut = false

  /// The conflicts of the last ``layout()``.
  public private(set) var conflicts: [LayoutConflict] = []

  /// What the next layout has to do first, from least to most.
  private enum Needs: Int, Comparable {
    case nothing
    case solution
    case constants
    case rows

    static func < (left: Needs, right: Needs) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// How often frames and the insets that depend on them are brought together before the layout
  /// stops.
  private static let maximumRounds = 8

  /// An engine without items.
  public init() {}

  // MARK: Items

  /// Adds an item.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)`` or ``LayoutError/guideAsParent(_:)`` for the parent,
  ///   ``LayoutError/nonFiniteGeometry``, ``LayoutError/priorityOutOfRange(_:)``.
  public mutating func addItem(_ item: LayoutItem) throws(LayoutError) -> ItemID {
    try item.validate()
    let parent = try parentSlot(of: item)
    let slot = model.tree.insert(item, parent: parent)
    model.insets.note(item, at: slot, before: nil)
    if Int(slot) < geometry.count { geometry[Int(slot)] = ItemGeometry() }
    untold.noteAll(of: slot)
    newSlots.append(slot)
    isOtherTree = true
    // Rows of items come before those of constraints. Where the order of additions has a say, all are
    // made anew.
    if changesInPlace, !lowered.dependsOnOrder || !item.hasRows {
      lowered.addItem(slot, model)
      require(.solution)
    } else {
      require(.rows)
    }
    return model.tree.id(slot)
  }

  /// Removes an item with its descendants, guides and all constraints that mention one of these.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func removeItem(_ id: ItemID) throws(LayoutError) {
    let slot = try knownSlot(id)
    let leaving = model.tree.subtree(of: slot)
    let constraints = removeConstraints(about: leaving)
    if changesInPlace {
      for constraint in constraints { lowered.removeConstraint(constraint) }
      lowered.removeItems(leaving)
      require(.solution)
    } else {
      require(.rows)
    }
    for slot in model.tree.removeSubtree(slot) {
      model.insets.forget(model.tree[slot].item)
      if Int(slot) < geometry.count { geometry[Int(slot)] = ItemGeometry() }
    }
    isOtherTree = true
  }

  private mutating func removeConstraints(about slots: [Int32]) -> [Int32] {
    guard slots.contains(where: { model.isMentioned($0) }) else { return [] }
    var isLeaving = Array(repeating: false, count: model.tree.table.slotCount)
    for slot in slots { isLeaving[Int(slot)] = true }
    return model.removeConstraints { constraint in
      var isAbout = false
      constraint.forEachItem { isAbout = isAbout || isLeaving[Int($0.index)] }
      return isAbout
    }
  }

  /// Whether rows and variables come and go one by one.
  private var changesInPlace: Bool { needs < .constants && isLaidOut }

  /// What the engine knows about an item, nil when it was removed.
  public func item(_ id: ItemID) -> LayoutItem? {
    model.tree.slot(id).map { model.tree[$0].item }
  }

  /// Changes what the engine knows about an item.
  ///
  /// With another parent, the constraints between the item or something in it and something outside
  /// are removed, as when it is removed and added again. Constraints inside of it stay.
  /// - Throws: as ``addItem(_:)``, and ``LayoutError/unknownItem(_:)`` or
  ///   ``LayoutError/cyclicParent(_:)``.
  public mutating func updateItem(_ id: ItemID, to item: LayoutItem) throws(LayoutError) {
    let slot = try knownSlot(id)
    try item.validate()
    let parent = try parentSlot(of: item)
    if parent == slot || (parent >= 0 && model.tree.isDescendant(parent, of: slot)) {
      throw .cyclicParent(id)
    }
    let record = model.tree[slot]
    guard item.kind == .view || record.firstChild < 0 else { throw .guideAsParent(id) }
    let change = item.change(from: record.item)
    model.insets.note(item, at: slot, before: record.item)
    untold.noteInsets(of: slot)
    model.tree.setItem(slot, to: item)
    if parent != record.parent {
      move(slot, to: parent)
      isOtherTree = true
    }
    switch change {
    case .nothing: break
    case .insets: require(.solution)
    case .ownConstants:
      if needs < .constants { lowered.refreshItem(slot, model) }
      require(.solution)
    case .constants: require(.constants)
    case .rows: require(.rows)
    }
  }

  private mutating func move(_ slot: Int32, to parent: Int32) {
    var isInside = Array(repeating: false, count: model.tree.table.slotCount)
    for slot in model.tree.subtree(of: slot) { isInside[Int(slot)] = true }
    _ = model.removeConstraints {
      let items = $0.items
      return items.contains { isInside[Int($0.index)] }
        && items.contains { !isInside[Int($0.index)] }
    }
    model.tree.move(slot, to: parent)
  }

  private func knownSlot(_ id: ItemID) throws(LayoutError) -> Int32 {
    guard let slot = model.tree.slot(id) else { throw .unknownItem(id) }
    return slot
  }

  private func parentSlot(of item: LayoutItem) throws(LayoutError) -> Int32 {
    guard let parent = item.parent else { return -1 }
    let slot = try knownSlot(parent)
    guard model.tree[slot].item.kind == .view else { throw .guideAsParent(parent) }
    return slot
  }

  // MARK: Constraints

  /// Makes room for so many constraints, where their number is known before they are added.
  public mutating func reserveCapacity(constraints count: Int) {
    model.reserveCapacity(constraints: count)
  }

  /// Adds a constraint. The order of additions is the order of activation.
  ///
  /// - Throws: the errors of ``LayoutConstraintRules``, ``LayoutError/unknownItem(_:)``,
  ///   ``LayoutError/guideWithoutOwner(_:)`` or ``LayoutError/noCommonAncestor(_:_:)``.
  @discardableResult
  public mutating func addConstraint(
    _ constraint: LayoutConstraint
  ) throws(LayoutError) -> LayoutConstraintID {
    try validate(constraint)
    let slot = model.insert(constraint)
    if needs < .rows { lowered.addConstraint(slot, model) }
    require(.solution)
    return model.id(ofConstraint: slot)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``LayoutError/unknownConstraint(_:)``.
  public mutating func removeConstraint(_ id: LayoutConstraintID) throws(LayoutError) {
    try validate(id)
    if needs < .rows { lowered.removeConstraint(id.index) }
    model.removeConstraint(id.index)
    require(.solution)
  }

  /// A constraint as it is now, nil when it was removed.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
    model.contains(id) ? model.constraints[id.index] : nil
  }

  /// Changes the constant of a constraint, in points. The cheapest change there is.
  ///
  /// - Throws: ``LayoutError/unknownConstraint(_:)`` or ``LayoutError/nonFiniteConstant(_:)``.
  public mutating func setConstant(
    of id: LayoutConstraintID, to constant: Double
  ) throws(LayoutError) {
    try validate(id)
    try LayoutConstraintRules.validate(constant: constant)
    guard model.constraints[id.index].constant != constant else { return }
    model.setConstant(ofConstraint: id.index, to: constant)
    if needs < .rows { lowered.refreshConstraint(id.index, model) }
    require(.solution)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``LayoutError/unknownConstraint(_:)``, ``LayoutError/priorityOutOfRange(_:)``, or
  ///   ``LayoutError/requiredPriorityMutation(from:to:)`` for a change from or to 1000.
  public mutating func setPriority(
    of id: LayoutConstraintID, to priority: Double
  ) throws(LayoutError) {
    try validate(id)
    let old = model.constraints[id.index].priority
    try LayoutConstraintRules.validatePriorityChange(from: old, to: priority)
    guard old != priority else { return }
    model.setPriority(ofConstraint: id.index, to: priority)
    if needs < .rows { lowered.setPriority(ofConstraint: id.index, to: priority) }
    require(.solution)
  }

  private func validate(_ id: LayoutConstraintID) throws(LayoutError) {
    guard model.contains(id) else { throw .unknownConstraint(id) }
  }

  // MARK: Layout

  /// Brings all frames up to date. Does nothing when nothing has changed.
  ///
  /// Margins and safe areas that depend on frames are derived from each solution, and the
  /// constraints that use them are solved again, until they agree or a fixed number of rounds has
  /// passed.
  public mutating func layout() {
    guard needs > .nothing else { return }
    prepareRows()
    solve()
    var round = 1
    while model.insets.update(from: geometry, order: order, tree: model.tree)
      > LayoutTolerance.length, lowered.dependsOnFrames, round < LayoutEngine.maximumRounds
    {
      lowered.refreshInsetReaders(model)
      solve()
      round += 1
    }
    placeGuides()
    conflicts = lowered.conflicts()
    needs = .nothing
    newSlots.removeAll(keepingCapacity: true)
    isLaidOut = true
  }

  private mutating func solve() {
    lowered.solve()
    if !lowered.isInOrder, lowered.dependsOnOrder {
      // What was added one by one must not have other results than what was there at once.
      lowered = LoweredSystem(model)
      lowered.solve()
    }
    readGeometry()
  }

  /// Whether the last ``layout()`` would give other frames, or other conflicts, if items and
  /// constraints had come in another order.
  package var dependsOnOrder: Bool { lowered.dependsOnOrder }

  private mutating func require(_ work: Needs) {
    needs = max(needs, work)
  }

  private mutating func prepareRows() {
    let hasNewInsets = model.insets.reset(for: model.tree)
    if isOtherTree {
      order = model.tree.parentsFirst()
      isOtherTree = false
      if needs < .constants { makePlans() }
    }
    switch needs {
    case .nothing:
      break
    case .solution:
      if hasNewInsets { lowered.refreshInsetReaders(model) }
    case .constants:
      lowered.refreshAll(model)
      makePlans()
    case .rows:
      lowered = LoweredSystem(model)
      makePlans()
    }
  }

  private mutating func makePlans() {
    let count = model.tree.table.slotCount
    if plans.count < count {
      plans.append(contentsOf: repeatElement(ItemPlan(), count: count - plans.count))
    }
    for slot in order { plans[Int(slot)] = ItemPlan(model.tree[slot]) }
  }

  private mutating func readGeometry() {
    let missing = model.tree.table.slotCount - geometry.count
    if missing > 0 {
      geometry.append(contentsOf: repeatElement(ItemGeometry(), count: missing))
    }
    untold.makeRoom(for: model.tree.table.slotCount)
    for slot in order { readGeometry(of: slot) }
  }

  private mutating func readGeometry(of slot: Int32) {
    let place = Int(slot)
    let found =
      plans[place].isFree
      ? lowered.geometry(of: slot, plans[place], placed: geometry)
      : lowered.geometry(of: slot, model, placed: geometry)
    guard found != geometry[place] else { return }
    geometry[place] = found
    untold.noteFrame(of: slot)
  }

  /// Gives frames to the guides that follow the insets of their owner.
  private mutating func placeGuides() {
    for slot in order where plans[Int(slot)].isFollowing { readGeometry(of: slot) }
  }
}
