// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

extension NSLayoutConstraint {
  /// Installs a constraint that no statement of the program activates, or logs the reason that it
  /// cannot be installed.
  package func activateOrLog() {
    do throws(ConstraintProblem) {
      try activateChecked()
    } catch {
      LayoutProblemLog.report(
        LayoutProblemReport(
          code: error.code, location: sourceLocation?.text,
          shortText: "warning[\(error.code)]: \(error.message)"))
    }
  }
}
