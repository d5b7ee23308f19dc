// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
import QuoinLayout
package import QuoinUIKit

/// An optional constraint or content priority that does not hold, in words.
@MainActor package struct ExplainedViolation {
  /// The violation of the constraint and its cause, in words.
  package var words: ViolationDescription
  /// The views and guides that it is about.
  package var items: [AnyObject]
  /// The requirement, and by how much it is missed.
  package var violation: ConstraintViolation
  /// The constraint of the views; nil for a content priority.
  package var constraint: NSLayoutConstraint?
}

extension LayoutExplainer {
  /// Returns the optional constraints and content priorities that do not hold, in words.
  ///
  /// - Parameter view: The view that they are about; nil for all.
  package func violations(about view: UIView? = nil) -> [ExplainedViolation] {
    let engine = inspection.engine
    return engine.violations().compactMap { violation in
      let items = violation.requirement.items(in: engine).compactMap(inspection.object)
      if let view, !items.contains(where: { $0 === view }) { return nil }
      return ExplainedViolation(
        words: ViolationDescription(violation, in: engine, names: names), items: items,
        violation: violation,
        constraint: violation.requirement.constraintID.flatMap(inspection.constraint))
    }
  }
}
