// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction of the user with a view: a drag or a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view; nil when it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view; nil when it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Replaces the interactions, and calls the methods of those that are added or removed.
  final func changeInteractions(
    from old: [any UIInteraction], to new: [any UIInteraction],
    store: ([any UIInteraction]) -> Void
  ) {
    let removed = old.filter { known in !new.contains { $0 === known } }
    let added = new.filter { known in !old.contains { $0 === known } }
    for interaction in removed { interaction.willMove(to: nil) }
    for interaction in added { interaction.willMove(to: self) }
    store(new)
    for interaction in removed { interaction.didMove(to: nil) }
    for interaction in added { interaction.didMove(to: self) }
  }
}
