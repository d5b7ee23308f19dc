// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Registers a closure that creates cells, or supplementary views of a kind, from a file; nil
  /// removes the registration.
  ///
  /// - Parameters:
  ///   - kind: the kind of supplementary views; nil for cells.
  ///   - identifier: the identifier that the views are dequeued by.
  ///   - make: creates a view; nil for a file without one of the right class.
  package final func registerViews(
    _ kind: String?, _ identifier: String, _ make: (() -> UICollectionReusableView?)?
  ) {
    elements.register(CollectionReuseKey(kind: kind, identifier: identifier), make)
  }
}
