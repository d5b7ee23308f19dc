// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension NSLayoutConstraint {
  /// Returns whether the constraint can be installed: its items are in one tree of views. Otherwise
  /// a report is sent to ``LayoutMisuse``.
  @MainActor package func isInstallable(hint: String) -> Bool {
    do throws(ConstraintRefusal) {
      try checkInstallable(hint: hint)
      return true
    } catch {
      LayoutMisuse.report(error.report)
      return false
    }
  }

  /// Checks that the items are in one tree of views, or throws the reason that the constraint
  /// cannot be installed.
  @MainActor package func checkInstallable(hint: String) throws(ConstraintRefusal) {
    // The side of a distance between anchors has neither item nor attribute.
    if (firstItem == nil && firstAttribute != .notAnAttribute)
      || (secondItem == nil && secondAttribute != .notAnAttribute)
    {
      throw refusal(.missingItem, "a view or guide of it was freed", "create it again")
    }
    let items = [firstItem, secondItem].compactMap { $0 }
    if let guide = items.lazy.compactMap({ $0 as? PlatformLayoutGuide })
      .first(where: { $0.owningView == nil })
    {
      throw refusal(
        .guideWithoutOwner, "\(PlatformItem.name(of: guide)) belongs to no view",
        "add it with addLayoutGuide first")
    }
    let views = items.compactMap(PlatformItem.view)
    guard views.count == 2, PlatformItem.commonAncestor(of: views[0], views[1]) == nil
    else { return }
    let names = items.map(PlatformItem.name)
    throw refusal(
      .noCommonAncestor, "\(names[0]) and \(names[1]) have no common superview", hint)
  }

  @MainActor private func refusal(
    _ rule: TreeRule, _ reason: String, _ remedy: String
  ) -> ConstraintRefusal {
    ConstraintRefusal(
      code: rule.rawValue,
      sentence: "\(plainDescription) cannot be installed: \(reason); \(remedy).",
      location: sourceLocation)
  }
}
