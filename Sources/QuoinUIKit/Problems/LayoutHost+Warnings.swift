// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

extension LayoutHost {
  /// The warnings of the last pass that constraints alone prove.
  ///
  /// A pass looks for them only when a constraint with a multiplier was added. What frames decide is
  /// left to `explainProblems()`, since a program may animate views out of their superviews.
  func certainWarnings() -> [LayoutWarning] {
    engine.zeroSizeCycles().map(LayoutWarning.zeroSizes)
      + engine.constraintsThatIgnoreItems().map(LayoutWarning.ignoredItem)
  }

  /// The identity of a warning.
  func identity(of warning: LayoutWarning) -> LoggedProblem {
    var parts = Set(warning.constraints.map { part(.constraint($0)) })
    if case .missingLength(let missing) = warning {
      parts.insert(part(.givenSize(missing.item, missing.axis)))
    }
    return LoggedProblem(code: warning.code, isWarning: true, parts: parts)
  }

  /// A warning in words.
  func report(on warning: LayoutWarning, _ root: String) -> LayoutProblemReport {
    let words = LayoutWarningDescription(
      warning, in: engine, names: names, fixLimit: triesFixes ? 3 : 0)
    return LayoutProblemReport(
      code: words.code, location: words.location, root: root, shortText: words.shortText,
      text: words.text)
  }

  /// Whether an item is a view that is not hidden, in views that are not.
  func isShown(_ item: ItemID) -> Bool {
    var next = object(item) as? UIView
    while let view = next {
      if view.isHidden || view.alpha <= 0 { return false }
      next = view.handle === rootHandle ? nil : view.superview
    }
    return true
  }
}
