// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A movement of the focus in a table. No instance is created here; methods of delegates name the
/// type.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The path of the row that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The path of the row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A movement of the focus in a collection. No instance is created here; methods of delegates name
/// the type.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The path of the item that has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The path of the item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
