// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The reason that a constraint cannot be made, changed or installed.
package struct ConstraintRefusal: Error {
  /// The code of the rule, such as `invalid-pairing`.
  package let code: String
  /// A sentence that names the items and the rule, and suggests a fix.
  package let sentence: String
  /// The statement that makes the constraint, if the dialect has its location.
  package var location: SourceLocation?
  /// The operands or numbers that the sentence is about, one by one.
  package var evidence: [String] = []

  /// The report on the refusal, for a dialect without error codes of its own.
  package var report: LayoutMisuseReport {
    LayoutMisuseReport(code: code, sentence: sentence, evidence: evidence, location: location)
  }
}

extension ConstraintRefusal {
  /// Creates a refusal for a reason that is not one of the engine's rules.
  package init(_ code: String, _ sentence: String) {
    self.init(code: code, sentence: sentence)
  }

  /// Creates a refusal for a rule of the engine that a statement about two sides breaks.
  ///
  /// - Parameters:
  ///   - left: the first side, such as `title.width`.
  ///   - right: the second side; nil for a number.
  package init(_ error: LayoutError, relating left: String, to right: String?) {
    // An invalid number concerns the whole statement, and an invalid pairing only its sides.
    let isAboutNumber =
      switch error {
      case .nonFiniteConstant, .nonFiniteMultiplier, .constantOutOfRange, .multiplierOutOfRange,
        .priorityOutOfRange, .requiredPriorityMutation, .nonFiniteGeometry, .geometryOutOfRange:
        true
      case .missingFirstItem, .illegalLocationConstant, .invalidAttributePairing,
        .mixedDirectionality, .noCommonAncestor, .guideWithoutOwner, .unknownItem,
        .unknownConstraint, .cyclicParent, .guideAsParent, .unchangeableRequirement:
        false
      }
    let sides = isAboutNumber ? [left, right].compactMap { $0 }.joined(separator: " and ") : left
    self.init(code: error.code, sentence: error.sentence(first: sides, second: right ?? "a number"))
    evidence = [left, right].compactMap { $0 }
  }
}
