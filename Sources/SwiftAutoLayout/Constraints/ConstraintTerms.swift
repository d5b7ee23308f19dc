// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// What a method of a builder says of each of its constraints.
struct ConstraintTerms {
  let relation: NSLayoutConstraint.Relation
  /// In points, or the mark of the system's distance.
  let constant: CGFloat
  var multiplier: CGFloat = 1
  let priority: PlatformLayoutPriority
  let isActivated: Bool
  let place: SourcePlace

  /// Activates what a call asks for, if the terms say so: all of it or, when something cannot be,
  /// nothing.
  @MainActor func accepted(_ constraints: [NSLayoutConstraint?]) -> [NSLayoutConstraint] {
    let all = constraints.compactMap { $0 }
    for constraint in all {
      constraint.priority = priority
      constraint.sourcePlace = place
    }
    let hint = "add both to one tree first, since constrain(after:) adds none"
    guard all.count == constraints.count,
      !isActivated || all.allSatisfy({ $0.isInstallable(hint: hint) })
    else { return [] }
    if isActivated { for constraint in all { constraint.isActive = true } }
    return all
  }

  /// The same with a number where the mark of the system's distance stands, for lengths.
  @MainActor func withoutSystemSpacing() -> ConstraintTerms {
    guard constant == .systemSpacing else { return self }
    #if DEBUG
    LayoutMisuse.report(
      "\(place.text): a length cannot have the constant .systemSpacing; it is for distances "
        + "between places.")
    #endif
    return ConstraintTerms(
      relation: relation, constant: 8, multiplier: multiplier, priority: priority,
      isActivated: isActivated, place: place)
  }
}
