// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Constraints that keep the guide of the keyboard where it is without a keyboard, so that one of them
  /// breaks when it is shown.
  var keyboardConflicts: [Finding] {
    let guides = everything.flatMap(\.guideList).compactMap { $0 as? UIKeyboardLayoutGuide }
    guard !guides.isEmpty, let host = root.layoutHostRoot.layoutHost,
      host.engine.conflicts.isEmpty
    else { return [] }
    return guides.compactMap { keyboardConflict(of: $0, in: host) }
  }

  /// The conflict that a guide has when it begins one point higher, as with any keyboard.
  private func keyboardConflict(
    of guide: UIKeyboardLayoutGuide, in host: LayoutHost
  ) -> Finding? {
    guard let top = guide.topConstraint,
      let id = host.engine.constraintIDs.first(where: { host.object($0) === top }),
      let constant = host.engine.constraint(id)?.constant
    else { return nil }
    var raised = host.engine
    do throws(LayoutError) {
      try raised.setConstant(of: id, to: constant - 1)
    } catch {
      return nil
    }
    raised.layout()
    let members = raised.conflicts.first { $0.members.contains(.constraint(id)) }?.members ?? []
    let constraints = members.compactMap { $0.constraintID.flatMap(host.object) }
      .filter { $0.origin == .program }
    let following = constraints.first { $0.attribute(of: guide) != nil }
    guard constraints.count > 1, let following, let view = following.other(than: guide) as? UIView
    else { return nil }
    let fixed = constraints.first { $0 !== following && isTied($0, toEndOf: guide) }
    let fix =
      fixed.map { "remove \($0.summary), since the guide ends there without a keyboard" }
      ?? "give one of them a priority below 1000"
    return Finding(
      code: "keyboard-conflict",
      sentence: "\(names.name(of: view)) cannot follow the keyboard: when it is shown, "
        + "\(constraints.count) constraints cannot all hold; \(fix)",
      view: view, evidence: constraints.map(\.locatedLine))
  }

  /// Whether a constraint ties a view to the bottom of the guide's owner, or of its safe area.
  private func isTied(_ constraint: NSLayoutConstraint, toEndOf guide: UIKeyboardLayoutGuide)
    -> Bool
  {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].contains { item, attribute in
      guard attribute == .bottom, let item else { return false }
      return item === guide.owningView
        || (item as? UILayoutGuide).map { $0 !== guide && $0.owningView === guide.owningView }
          ?? false
    }
  }
}
