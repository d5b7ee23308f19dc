// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension NSLayoutConstraint {
  /// Whether the constraint can be installed: its items are in one tree of views. Tells
  /// ``LayoutMisuse`` when they are not.
  @MainActor package func isInstallable(hint: String) -> Bool {
    let items = [firstItem, secondItem].compactMap { $0 }
    if let guide = items.lazy.compactMap({ $0 as? PlatformLayoutGuide })
      .first(where: { $0.owningView == nil })
    {
      report("\(PlatformItem.name(of: guide)) belongs to no view", "add it to a view first")
      return false
    }
    let views = items.compactMap(PlatformItem.view)
    guard views.count == 2, PlatformItem.commonAncestor(of: views[0], views[1]) == nil
    else { return true }
    let names = items.map(PlatformItem.name)
    report("\(names[0]) and \(names[1]) have no common superview", hint)
    return false
  }

  @MainActor private func report(_ reason: String, _ remedy: String) {
    let place = sourcePlace.map { "\($0.text): " } ?? ""
    LayoutMisuse.report("\(place)\(plainDescription) cannot be installed: \(reason); \(remedy).")
  }
}
