// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

extension LoadedScene {
  /// Returns the optional constraints and content priorities that do not hold, in words, highest
  /// priority first.
  ///
  /// The stored size of a view is the one that constraints gave it. The layout shown uses it as the
  /// size of the content, so that the content seems to fit. Violated content priorities are
  /// therefore taken from a layout without stored sizes.
  ///
  /// - Parameter view: the view that they are about; nil for all.
  func violations(about view: UIView?) -> [ExplainedViolation] {
    let shown = explainers.flatMap { $0.violations(about: view) }
    guard let other = sceneWithoutStoredSizes() else { return shown }
    let counterpart = view.flatMap(identifier(of:)).flatMap(other.view)
    if view != nil, counterpart == nil { return shown }
    let contents = other.explainers.flatMap { $0.violations(about: counterpart) }
    return
      (shown.filter { $0.constraint != nil } + contents.filter { $0.constraint == nil }).sorted {
        ($0.violation.priority, $0.violation.violation)
          > ($1.violation.priority, $1.violation.violation)
      }
  }
}
