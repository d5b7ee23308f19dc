// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// The properties that all constraints of one call have in common.
struct ConstraintTerms {
  let relation: NSLayoutConstraint.Relation
  /// The constant in points, or `CGFloat.systemSpacing`.
  let constant: CGFloat
  var multiplier: CGFloat = 1
  let priority: PlatformLayoutPriority
  let isActivated: Bool
  let location: SourceLocation

  /// Activates the constraints of a call, if the terms require it.
  ///
  /// - Parameter constraints: The constraints; nil for one that could not be made.
  /// - Returns: All constraints, or none when one of them cannot be made or installed.
  @MainActor func accepted(_ constraints: [NSLayoutConstraint?]) -> [NSLayoutConstraint] {
    let all = constraints.compactMap { $0 }
    for constraint in all {
      constraint.priority = priority
      constraint.sourceLocation = location
    }
    let hint = "add both to one tree first, since constrain(after:) adds none"
    guard all.count == constraints.count,
      !isActivated || all.allSatisfy({ $0.isInstallable(hint: hint) })
    else { return [] }
    if isActivated { for constraint in all { constraint.isActive = true } }
    return all
  }

  /// Returns the terms with 8 points instead of the system spacing, for lengths.
  @MainActor func withoutSystemSpacing() -> ConstraintTerms {
    guard constant == .systemSpacing else { return self }
    #if DEBUG
    LayoutMisuse.report(ChainMisuse.systemSpacingOfLength(location: location).report)
    #endif
    return ConstraintTerms(
      relation: relation, constant: 8, multiplier: multiplier, priority: priority,
      isActivated: isActivated, location: location)
  }
}
