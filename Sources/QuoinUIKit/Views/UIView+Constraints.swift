// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func insertConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    for item in constraint.items where item.itemView?.isDescendant(of: self) != true {
      ProgrammerError.stop(
        "outside-constraint",
        "\(constraint.summary) cannot be added to \(itemName): \(item.itemName) is "
          + "outside of it; add it to a view that contains all items, or set isActive.",
        at: constraint.sourceLocation)
    }
    constraint.uninstall()
    constraint.attach(to: self)
  }

  func deleteConstraints(_ constraints: [NSLayoutConstraint]) {
    let owned = constraints.filter { $0.owner === self }
    guard !owned.isEmpty else { return }
    changeConstraintList { $0.remove(owned) }
    for constraint in owned {
      constraint.ownerHandle = nil
      constraint.forgetActivation()
    }
    constraintsDidLeave(owned)
    // Guides that leave the layout now have no constraints in it.
    for constraint in owned { constraint.countMentions(-1) }
  }

  func insertGuide(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.deleteGuide(guide)
    changeGuides { $0.append(guide) }
    guide.owner = self
    guideDidJoin(guide)
  }

  func deleteGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    let leaving = LeavingItems(guide)
    deleteConstraints(about: leaving)
    deactivateConstraintsFromAbove(about: leaving)
    guideWillLeave(guide)
    changeGuides { $0.removeAll { $0 === guide } }
    guide.owner = nil
  }

  /// Changes the list of constraints outside of the view, as `changeChildren` does that of
  /// subviews.
  func changeConstraintList(_ change: (inout ConstraintList) -> Void) {
    var list = constraintList
    constraintList = ConstraintList()
    change(&list)
    constraintList = list
  }

  /// Changes the list of guides outside of the view, as `changeChildren` does that of subviews.
  private func changeGuides(_ change: (inout [UILayoutGuide]) -> Void) {
    var list = guideList
    guideList = []
    change(&list)
    guideList = list
  }

  func changeTranslation(to translates: Bool) {
    // UIKit manages the flag of content views. Dialects switch it off for the view on the left.
    let isKept = !translates && parent?.managesFrame(of: self) == true
    if isKept || layoutExtras?.keepsMask == true { changeLayoutExtras { $0.keepsMask = isKept } }
    guard translates != layoutState.translatesMask, !isKept else { return }
    layoutState.translatesMask = translates
    if translates { captureAutoresizing() } else { captured = nil }
    layoutItemDidChange()
    parent?.setNeedsLayout()
  }

  func intrinsicSizeDidChange() {
    layoutItemDidChange()
    parent?.contentSizeDidChange(of: self)
  }

  /// The content size when it was last computed.
  var currentIntrinsicSize: CGSize {
    if let given = layoutOverrides?.intrinsicContentSize { return given }
    if let known = layoutState.intrinsicSize { return known }
    let size = intrinsicContentSize
    layoutState.intrinsicSize = size
    return size
  }
}
