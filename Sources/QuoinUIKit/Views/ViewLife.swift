// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says where a view is as long as it is there, to those that do not keep it.
///
/// A weak reference to a view would give it a side table, and from then on each retain and release
/// of the view, whoever does it, takes the slow way through that table. Who holds this object
/// instead of a weak reference pays two loads.
package final class ViewLife: Sendable {
  // Written by the initializer and the end of the view alone. As in UIKit, views end on the main
  // thread, where all others read it.
  private nonisolated(unsafe) unowned(unsafe) var object: UIView?

  init() {}

  /// The view, nil when it is gone.
  package var view: UIView? { object }

  /// Belongs to a view from now on, which calls `end()` before it goes.
  func begin(_ view: UIView) {
    object = view
  }

  func end() {
    object = nil
  }
}
