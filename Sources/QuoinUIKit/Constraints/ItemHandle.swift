// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A zeroing handle to a view or a layout guide, and what layouts store about it.
///
/// Constraints, anchors and layout hosts refer to items by handles, so that they keep none alive.
@MainActor package final class ItemHandle {
  /// Not weak: a weak reference gives the view a side table, through which each retain and release of
  /// the view goes from then on, so that reading the frames of 1,000 views takes four times as long.
  /// As in UIKit, views are freed where they are used, on the main thread.
  private nonisolated(unsafe) var referent = Referent()
  /// Whether the constraints about the item are being collected because it is removed.
  var isLeaving = false
  /// Whether a constraint about the item was ever held further up than in the superview.
  var hasDistantOwner = false
  /// The search for a common ancestor that came to the view last, and from which side.
  var searchMark: UInt64 = 0
  /// The guide; nil when it was freed or when the item is a view.
  private(set) weak var guide: UILayoutGuide?

  /// The slot of the item in the engine of its layout, for the host of the layout.
  var slot = EngineSlot()

  /// Twice the number of such searches so far, in 64 bits: the number never wraps, so that no mark of
  /// an old search is one of a new search.
  static var searches: UInt64 = 0

  nonisolated init() {}

  /// The handle of a view's superview or of a guide's owner, which may have been freed since. A view
  /// that was freed has none, so that the handles of a deep tree do not free each other in a chain.
  var parent: ItemHandle? {
    get { referent.parent }
    set { referent.parent = newValue }
  }

  /// The view; nil when it was freed or when the item is a guide.
  package nonisolated var view: UIView? { referent.view }

  /// The geometry of the view when it was freed; nil before.
  nonisolated var lastGeometry: LayerGeometry? { referent.lastGeometry?.value }

  /// Refers to a view from now on, which calls `end(with:)` when it is freed.
  func refer(to view: UIView) { referent = Referent(view: view, isView: true) }

  /// The view is being freed.
  nonisolated func end(with geometry: LayerGeometry) {
    referent = Referent(lastGeometry: ImmutableBox(geometry))
  }

  /// Refers to a guide from now on.
  func refer(to guide: UILayoutGuide) { self.guide = guide }

  /// Whether the view or guide was not freed.
  var isAlive: Bool { isView || guide != nil }

  /// Whether the item is a view that was not freed.
  var isView: Bool { referent.isView }

  /// The view or guide, nil when it was freed.
  var item: (any ConstraintItem)? { view ?? guide }

  /// The name of the item in messages.
  var name: String { item?.itemName ?? "a freed item" }

  /// Marks the item unless a view is the item itself, its superview or the owner of the guide.
  func recordDistance(to owner: ItemHandle) {
    if self !== owner, parent !== owner { hasDistantOwner = true }
  }

  /// The handle of the view itself or of the owner of a guide; nil where that was freed or there is
  /// none.
  var viewHandle: ItemHandle? {
    if isView { return self }
    guard guide != nil, let parent, parent.isView else { return nil }
    return parent
  }
}

/// The view of a handle, or the geometry that it had when it was freed.
private struct Referent {
  unowned(unsafe) var view: UIView?
  var parent: ItemHandle?
  var lastGeometry: ImmutableBox<LayerGeometry>?
  /// Whether there is a view: asking for it would count a reference.
  var isView = false
}
