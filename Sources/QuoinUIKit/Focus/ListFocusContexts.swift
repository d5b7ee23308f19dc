// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How the focus moves in a table. Nothing makes one here; methods of delegates name the type.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// How the focus moves in a collection. Nothing makes one here; methods of delegates name the type.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
