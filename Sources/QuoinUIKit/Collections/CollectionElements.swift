// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The key of a queue of reusable views.
struct CollectionReuseKey: Hashable {
  /// The kind of supplementary views. Nil for cells.
  var kind: String?
  var identifier: String
}

/// The views of a collection view, the views that wait for reuse, and the selection.
@MainActor final class CollectionElements {
  /// The views that are shown.
  var views: [CollectionElementKey: UICollectionReusableView] = [:] { didSet { keys = nil } }
  /// The elements of the shown views; nil after a change.
  private var keys: [ObjectIdentifier: CollectionElementKey]?
  /// The attributes that the views were last placed with.
  var attributes: [CollectionElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Elements whose preferred size was passed to the layout since the size last changed.
  var fitted: Set<CollectionElementKey> = []
  /// The numbers of items of the sections. Nil when they have to be requested.
  var counts: [Int]?
  var selection: Set<IndexPath> = []
  var batch: CollectionUpdate?
  /// The cell that the data source is configuring again.
  var reconfiguredCell: UICollectionViewCell?
  /// The bounds of the last pass.
  var arrangedBounds: CGRect?
  /// The bounds that the view reports while the layout compares others with them.
  var oldBounds: CGRect?
  var isArranging = false
  private var queues: [CollectionReuseKey: [UICollectionReusableView]] = [:]
  private var makers: [CollectionReuseKey: (_ frame: CGRect) -> UICollectionReusableView?] = [:]

  func register(_ kind: AnyClass?, _ key: CollectionReuseKey) {
    let type = kind as? UICollectionReusableView.Type
    makers[key] = type.map { type in { type.make(frame: $0) as? UICollectionReusableView } }
  }

  /// Registers a maker of views for a key; nil removes it.
  func register(_ key: CollectionReuseKey, _ make: (() -> UICollectionReusableView?)?) {
    makers[key] = make.map { make in
      { frame in
        let view = make()
        view?.frame = frame
        return view
      }
    }
  }

  /// Returns the element that a view shows; nil for other views.
  ///
  /// - Complexity: O(1), after a change O(*n*) for *n* shown views.
  func key(of view: UICollectionReusableView) -> CollectionElementKey? {
    let known =
      keys
      ?? Dictionary(
        views.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: { first, _ in first })
    keys = known
    return known[ObjectIdentifier(view)]
  }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns a waiting view, or a new one of a frame. Nil when no class is registered.
  func dequeue(_ key: CollectionReuseKey, frame: CGRect) -> UICollectionReusableView? {
    if let view = queues[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?(frame) else { return nil }
    view.reuseIdentifier = key.identifier
    view.elementKind = key.kind
    view.isSeparateLayoutRoot = true
    return view
  }

  /// Removes a view from the collection view, and keeps it for reuse.
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    queues[CollectionReuseKey(kind: view.elementKind, identifier: identifier), default: []]
      .append(view)
  }
}

extension CollectionElementKey {
  package static func cell(_ indexPath: IndexPath) -> Self {
    CollectionElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    CollectionElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}
