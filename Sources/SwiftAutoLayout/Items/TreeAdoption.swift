// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Adds an item that is in no tree to the tree of another item.
@MainActor struct TreeAdoption {
  private let item: any Constrainable
  private let other: any Constrainable

  init(of item: any Constrainable, by other: any Constrainable) {
    self.item = item
    self.other = other
  }

  /// Adds the item. An item that is in a tree stays there, and a view is never added to a view
  /// inside it.
  func carryOut() {
    guard let parent = PlatformItem.view(of: other) else { return }
    if let guide = item as? PlatformLayoutGuide, guide.owningView == nil {
      withoutAnimation { parent.addLayoutGuide(guide) }
    }
    guard let view = item as? PlatformView, view.superview == nil else { return }
    if view === other {
      let misuse = ChainMisuse.selfWithoutSuperview(name: PlatformItem.name(of: view))
      LayoutMisuse.report(misuse.report)
    } else if !parent.isDescendant(of: view) {
      withoutAnimation { parent.addSubview(view) }
    }
  }

  /// Runs a change without animating it.
  private func withoutAnimation(_ change: () -> Void) {
    #if QUOIN_APPKIT
    change()
    #else
    PlatformView.performWithoutAnimation(change)
    #endif
  }
}
