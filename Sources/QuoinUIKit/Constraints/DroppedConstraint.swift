// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// A constraint of a program that was freed and never active, so that it had no effect.
struct DroppedConstraint {
  /// The first item.
  let item: ItemHandle
  let attribute: NSLayoutConstraint.Attribute
  let location: StoredSourceLocation
  /// Whether its constant was changed, as if it were active.
  let isChanged: Bool

  /// The last ones. `nonisolated(unsafe)` because the `deinit` of a constraint, which is not isolated,
  /// adds to them; ``lock`` is held for each access.
  private nonisolated(unsafe) static var stored: [DroppedConstraint] = []
  private static let lock = NSLock()
  /// The number of constraints that are kept.
  private static let most = 64

  /// The last ones.
  static var last: [DroppedConstraint] { lock.withLock { stored } }

  /// Keeps a constraint for later reports.
  nonisolated static func record(_ dropped: DroppedConstraint) {
    lock.withLock {
      if stored.count >= most { stored.removeFirst(most / 2) }
      stored.append(dropped)
    }
  }
}

extension ShownFrames {
  /// Constraints that were made, never activated and freed: those whose constant was changed, and those
  /// of an attribute that no active constraint has.
  var droppedConstraints: [Finding] {
    let all = DroppedConstraint.last
    guard !all.isEmpty else { return [] }
    return everything.compactMap { view in
      let dropped = all.last {
        $0.item === view.handle && ($0.isChanged || !view.isConstrained($0.attribute))
      }
      guard let dropped else { return nil }
      let (name, attribute) = (names.name(of: view), dropped.attribute)
      let active = view.programConstraints.first { $0.isAbout(view, attribute) }
      let effect =
        active.map { "; change the active one: \($0.summary)" }
        ?? ", so that it has no effect; set isActive to true"
      return Finding(
        code: "never-active",
        sentence: "a constraint on the \(attribute.layoutAttribute) of \(name) was made"
          + "\(dropped.isChanged ? " and changed" : ""), never activated, and is gone\(effect)",
        view: view,
        evidence: [dropped.location.location.map { "  \($0.text)" }, active?.locatedLine]
          .compactMap(\.self))
    }
  }
}

extension UIView {
  /// Whether an active constraint of the program has the attribute of the view, or makes another one
  /// of the axis unnecessary.
  fileprivate func isConstrained(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let axis: NSLayoutConstraint.Axis =
      attribute.layoutAttribute.axis == .horizontal ? .horizontal : .vertical
    return hasProgramLength(axis) || programConstraints.contains { $0.isAbout(self, attribute) }
  }
}

extension NSLayoutConstraint {
  fileprivate func isAbout(_ view: UIView, _ attribute: Attribute) -> Bool {
    (firstItem === view && firstAttribute == attribute)
      || (secondItem === view && secondAttribute == attribute)
  }
}
