// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Compares constraints as relations, whichever item is written first.
enum ConstraintComparison {
  /// The largest difference of equal numbers: they are written with all digits, but a division
  /// loses the last ones.
  private static let tolerance = 1e-9

  static func areEqual(_ one: ConvertedConstraint, _ other: ConvertedConstraint) -> Bool {
    let other = other.withGuides
    let one = one.withGuides
    return isSame(one, other) || one.turned.map { isSame($0, other) } ?? false
  }

  private static func isSame(_ a: ConvertedConstraint, _ b: ConvertedConstraint) -> Bool {
    a.first == b.first && a.firstAttribute == b.firstAttribute && a.relation == b.relation
      && a.second == b.second && a.secondAttribute == b.secondAttribute
      && isNear(a.multiplier, b.multiplier) && isNear(a.constant, b.constant)
      && a.factor?.text == b.factor?.text && a.symbols == b.symbols && a.priority == b.priority
      && a.identifier == b.identifier
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }

  /// The first difference of two lists in words; nil for equal ones.
  static func difference(
    _ written: [ConvertedConstraint], _ source: [ConvertedConstraint], names: ItemNames
  ) -> String? {
    for (index, constraint) in source.enumerated() {
      guard index < written.count else {
        return "The code lacks the constraint '\(constraint.id)'."
      }
      if !areEqual(written[index], constraint) {
        let text = AnchorText.text(written[index], names)
        return "The constraint '\(constraint.id)' became \(text)."
      }
    }
    return written.count > source.count ? "The code has more constraints than the file." : nil
  }
}

/// A constraint in short words for reports.
enum AnchorText {
  static func text(_ constraint: ConvertedConstraint, _ names: ItemNames) -> String {
    let form = OperatorForm(constraint) { "\(names.expression($0)).\($1)" }
    let relation = ["<=", "==", ">="][Int(constraint.relation.rawValue) + 1]
    return "\(form.left) \(relation) \(form.right)"
  }
}
