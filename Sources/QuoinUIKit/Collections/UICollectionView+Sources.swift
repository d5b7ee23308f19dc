// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Lets the collection view make cells, or supplementary views of a kind, by a closure: from a
  /// file. Nil forgets it.
  ///
  /// - Parameters:
  ///   - kind: the kind of supplementary views; nil for cells.
  ///   - identifier: the identifier that the views are dequeued by.
  ///   - make: makes a view; nil where the file has none of the right class.
  package final func registerViews(
    _ kind: String?, _ identifier: String, _ make: (() -> UICollectionReusableView?)?
  ) {
    elements.register(CollectionReuseKey(kind: kind, identifier: identifier), make)
  }
}
