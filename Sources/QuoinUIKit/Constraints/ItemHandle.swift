// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A zeroing handle to a view or a layout guide, with the data of layouts about it.
///
/// Constraints, anchors and layout hosts refer to items by handles, so that they keep none alive.
@MainActor package final class ItemHandle {
  /// The reference is not weak: a weak reference gives the view a side table, through which each
  /// retain and release of the view goes from then on, so that reading the frames of 1,000 views
  /// takes four times as long.
  ///
  /// `nonisolated(unsafe)` because the `deinit` of a view, which is not isolated, changes it. As in
  /// UIKit, views are used and freed on the main thread only.
  private nonisolated(unsafe) var referent = Referent()
  /// Whether a constraint about the item was ever held further up than in the superview.
  var hasDistantOwner = false
  /// Whether the item is a guide that is part of the layout only while constraints of the program
  /// are about it.
  var countsMentions = false
  /// The number of constraints on the item that were created and not activated yet.
  var unusedConstraints: Int32 = 0
  /// The number of constraints on the item that were deactivated because one of their views left
  /// its superview, until one about the item is activated again.
  var lostConstraints: Int32 = 0
  /// The number of constraints on the item that the program deactivated since it activated one.
  var deactivatedConstraints: Int32 = 0
  /// The slot of the item in the engine of its layout, for the host of the layout. Declared after
  /// small properties, where it fills a gap in memory.
  var slot = EngineSlot()
  /// The numbers of activation of the constraints about the item that other views hold, ascending.
  /// With them, these views find the constraints when the item leaves, however many others they
  /// hold.
  ///
  /// Invariant: the number of each such constraint is in the list. A number stays when the view
  /// that held the constraint is freed, and belongs to no other constraint then.
  private(set) var activations: [Int] = []
  /// The last search for a common ancestor that reached the view, and its side.
  var searchMark: UInt64 = 0
  /// The guide; nil when it was freed or when the item is a view.
  private(set) weak var guide: UILayoutGuide?

  /// Twice the number of such searches so far, in 64 bits: the number never wraps, so that no mark
  /// of an old search is one of a new search.
  static var searches: UInt64 = 0

  nonisolated init() {}

  /// The handle of a view's superview or of a guide's owner, which may have been freed since. A
  /// view that was freed has none, so that the handles of a deep tree do not free each other in a
  /// chain.
  var parent: ItemHandle? {
    get {
      guard case .parent(let handle) = referent.link else { return nil }
      return handle
    }
    set {
      if let newValue { referent.link = .parent(newValue) } else { referent.link = .none }
    }
  }

  /// The view; nil when it was freed or when the item is a guide.
  package nonisolated var view: UIView? { referent.view }

  /// The geometry of the view when it was freed; nil before.
  nonisolated var lastGeometry: LayerGeometry? {
    guard case .lastGeometry(let box) = referent.link else { return nil }
    return box.value
  }

  /// Refers to a view from now on, which calls `end(with:)` when it is freed.
  func refer(to view: UIView) { referent = Referent(view: view, isView: true) }

  /// Records the last geometry of a view that is being freed.
  nonisolated func end(with geometry: LayerGeometry) {
    referent = Referent(link: .lastGeometry(ImmutableBox(geometry)))
  }

  /// Makes the handle refer to a guide.
  func refer(to guide: UILayoutGuide) { self.guide = guide }

  /// Whether the view or guide was not freed.
  var isAlive: Bool { isView || guide != nil }

  /// Whether the item is a view that was not freed.
  var isView: Bool { referent.isView }

  /// The view or guide, nil when it was freed.
  var item: (any ConstraintItem)? { view ?? guide }

  /// The name of the item in messages.
  var name: String { item?.itemName ?? "a freed item" }

  /// Records the activation of a constraint of the item, with the handle of the constraint's owner.
  func recordActivation(_ number: Int, by owner: ItemHandle) {
    deactivatedConstraints = 0
    guard self !== owner else { return }
    lostConstraints = 0
    if parent !== owner { hasDistantOwner = true }
    // Both sides may refer to the item.
    guard activations.last != number else { return }
    if activations.count >= 8, activations.count == activations.capacity { forgetEnded() }
    // Changed outside of the handle, so that no access lasts during a call and has to be checked.
    var numbers = activations
    activations = []
    // Most views have at least as many constraints.
    if numbers.isEmpty { numbers.reserveCapacity(3) }
    numbers.append(number)
    activations = numbers
  }

  /// Called when a constraint about the item was deactivated.
  func forgetActivation(_ number: Int) {
    var (low, high) = (0, activations.count)
    while low < high {
      let middle = low + (high - low) / 2
      if activations[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < activations.count, activations[low] == number else { return }
    var numbers = activations
    activations = []
    numbers.remove(at: low)
    activations = numbers
  }

  /// Removes the numbers of constraints whose owners were freed, before the list gets more memory.
  private func forgetEnded() {
    var owners: [UIView] = []
    var ancestor = parent
    while let owner = ancestor?.view {
      owners.append(owner)
      ancestor = owner.handle.parent
    }
    var numbers = activations
    activations = []
    numbers.removeAll { number in
      !owners.contains { $0.constraintList.contains(activation: number) }
    }
    activations = numbers
  }

  /// The handle of the view itself or of the owner of a guide; nil for a freed or missing view.
  var viewHandle: ItemHandle? {
    if isView { return self }
    guard guide != nil, let parent, parent.isView else { return nil }
    return parent
  }
}

/// The view of a handle, or the geometry that it had when it was freed.
private struct Referent {
  /// The superview of an item, or the last geometry of a freed one. They share one property, since
  /// a freed view has no superview.
  enum Link {
    case none
    case parent(ItemHandle)
    case lastGeometry(ImmutableBox<LayerGeometry>)
  }

  /// `unowned(unsafe)` costs no reference count. It never dangles: a view that is freed replaces
  /// the whole value in its `deinit`, by ``ItemHandle/end(with:)``.
  unowned(unsafe) var view: UIView?
  var link = Link.none
  /// Whether there is a view: asking for it would count a reference.
  var isView = false
}
