// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

extension LayoutHost {
  func identity(of warning: LayoutWarning) -> LoggedProblem {
    var parts = Set(warning.constraints.map { part(.constraint($0)) })
    if case .missingLength(let missing) = warning {
      parts.insert(part(.givenSize(missing.item, missing.axis)))
    }
    return LoggedProblem(code: warning.code, isWarning: true, parts: parts)
  }

  /// Returns the report on a warning.
  func report(on warning: LayoutWarning, _ root: String) -> LayoutProblemReport {
    let words = LayoutWarningDescription(
      warning, in: engine, names: names, fixLimit: triesFixes ? 3 : 0)
    return LayoutProblemReport(
      code: words.code, location: words.location, root: root, shortText: words.shortText,
      text: words.text)
  }

  /// Returns whether no view around an item, which may be a view itself, is hidden.
  func isShown(_ item: ItemID) -> Bool {
    (object(item) as? UIView)?.isShown(in: root) ?? true
  }
}
