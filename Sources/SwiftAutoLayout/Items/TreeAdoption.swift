// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Puts an item that has no place in a tree into that of another item.
@MainActor struct TreeAdoption {
  private let item: any Constrainable
  private let other: any Constrainable

  init(of item: any Constrainable, by other: any Constrainable) {
    self.item = item
    self.other = other
  }

  /// Does nothing to an item that has a place, and never puts a view below itself.
  func carryOut() {
    guard let parent = PlatformItem.view(of: other) else { return }
    if let guide = item as? PlatformLayoutGuide, guide.owningView == nil {
      withoutAnimation { parent.addLayoutGuide(guide) }
    }
    guard let view = item as? PlatformView, view.superview == nil else { return }
    if view === other {
      let name = PlatformItem.name(of: view)
      LayoutMisuse.report(
        "\(name) has no superview and cannot be constrained to itself; use constrainSelf().")
    } else if !parent.isDescendant(of: view) {
      withoutAnimation { parent.addSubview(view) }
    }
  }

  /// Adding a view must not be seen as a movement.
  private func withoutAnimation(_ change: () -> Void) {
    #if QUOIN_APPKIT
    change()
    #else
    PlatformView.performWithoutAnimation(change)
    #endif
  }
}
