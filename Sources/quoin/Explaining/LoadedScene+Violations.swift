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
  /// A file stores the size that constraints gave to a view, and the layout shown takes it for that
  /// of the content, so that the content seems to fit. Content priorities are those of the layout
  /// in which views have the contents that the file states.
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
