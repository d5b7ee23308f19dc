// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinPlatform

/// A mistake in a statement: the facts, without the wording.
package enum MortarMisuse: Error {
  /// Reported with the code M-1.
  case targetWithoutItem(target: String)
  /// Reported with the code M-2.
  case componentCounts(target: String, Int, source: String, Int)
  /// Reported with the code M-4.
  case tupleForItem(target: String)
  /// Reported with the code M-5.
  case tupleCount(target: String, Int, tuple: Int)
  /// Reported with the code M-6.
  case arrayCounts(targets: Int, sources: Int)
  /// Reported with the code M-7.
  case unusablePair(target: String, source: String)
  /// Reported with the code M-8.
  case variableOperand(left: String, right: String)
  /// Reported with the code M-9.
  case tupleArithmeticOnItem(left: String)
  /// Reported with the code M-10.
  case tupleArithmeticCount(left: String, Int, tuple: Int)
  /// Reported with the code M-11; the property and the axes that can be read instead.
  case unreadable(property: String, horizontal: String, vertical: String)
  /// Reported with the code M-12a.
  case settingOffMain
  /// Reported with the code M-12b.
  case pushingOffMain
  /// Reported with the code M-12c.
  case poppingOffMain
  /// Reported with the code M-12d.
  case nothingPushed
  /// Reported with the code M-12e; the source locations at which priorities were pushed.
  case unbalancedDefaults([String])
  /// Reported with the code M-13.
  case cannotBeRelated(ConstraintRefusal)
  /// Reported with the code M-14.
  case noSuperview(target: String, number: String)
  /// Reported with the code M-15.
  case requiredChange(ConstraintRefusal)
  /// Reported with the code M-16.
  case cannotBeInstalled(ConstraintRefusal)
  /// M-18; a warning.
  case targetArithmetic(target: String)
}

extension MortarMisuse {
  /// The facts in words.
  package var report: LayoutMisuseReport {
    switch self {
    case .targetWithoutItem(let target):
      LayoutMisuseReport(
        code: "M-1", name: "Target Attribute must have a defined view",
        sentence:
          "\(target) has no view, so it cannot be the left side of a statement; put the view "
          + "or guide to the left of the operator.", evidence: [target])
    case .componentCounts(let target, let targetCount, let source, let sourceCount):
      LayoutMisuseReport(
        code: "M-2", name: "Attribute size mismatch",
        sentence: "\(target) has \(counted(targetCount, "component")) and \(source) has "
          + "\(sourceCount); both sides need the same number.",
        evidence: [target, "\(targetCount)", source, "\(sourceCount)"])
    case .tupleForItem(let target):
      LayoutMisuseReport(
        code: "M-4", name: "Target Attribute must be defined",
        sentence: "\(target) has no attribute that a tuple could go to; name one, as in "
          + "\(target).m_size.", evidence: [target])
    case .tupleCount(let target, let count, let tuple):
      LayoutMisuseReport(
        code: "M-5", name: "Invalid component count",
        sentence:
          "\(target) has \(counted(count, "component")), so a tuple of \(tuple) cannot go to "
          + "it.", evidence: [target, "\(count)", "\(tuple)"])
    case .arrayCounts(let targets, let sources):
      LayoutMisuseReport(
        code: "M-6", name: "Constraining two arrays requires them to be the same length",
        sentence: "An array of \(targets) cannot be related to an array of \(sources); two arrays "
          + "need the same length.", evidence: ["\(targets)", "\(sources)"])
    case .unusablePair(let target, let source):
      LayoutMisuseReport(
        code: "M-7", name: "Invalid constraint pairing",
        sentence:
          "\(target) and \(source) cannot be related; the left side is a view, a guide or an "
          + "attribute, and the right side one of these, a number, or a tuple of 2 or 4 of them.",
        evidence: [target, source])
    case .variableOperand(let left, let right):
      LayoutMisuseReport(
        code: "M-8", name: "Right side of arithmetic must be constant",
        sentence:
          "\(right) cannot stand to the right in arithmetic with \(left); only numbers can, "
          + "with a priority or without.", evidence: [left, right])
    case .tupleArithmeticOnItem(let left):
      LayoutMisuseReport(
        code: "M-9", name: "Attribute has no components for tuple arithmetic",
        sentence:
          "\(left) has no components that a tuple could be combined with; name an attribute "
          + "of 2 or 4, such as m_size or m_edges.", evidence: [left])
    case .tupleArithmeticCount(let left, let count, let tuple):
      LayoutMisuseReport(
        code: "M-10", name: "Attribute has wrong component count",
        sentence: "\(left) has \(counted(count, "component")), so a tuple of \(tuple) cannot be "
          + "combined with it.", evidence: [left, "\(count)", "\(tuple)"])
    case .unreadable(let property, let horizontal, let vertical):
      LayoutMisuseReport(
        code: "M-11", name: "InvalidGetter",
        sentence:
          "\(property) cannot be read, since its two axes may differ; read \(horizontal) or "
          + "\(vertical).", evidence: [property, horizontal, vertical])
    case .settingOffMain: .offMain("M-12a", "InvalidSetState", "set(base:)")
    case .pushingOffMain: .offMain("M-12b", "InvalidPushState", "push(_:)")
    case .poppingOffMain: .offMain("M-12c", "InvalidPopState", "pop()")
    case .nothingPushed:
      LayoutMisuseReport(
        code: "M-12d", name: "InvalidPopState",
        sentence: "MortarDefault.priority.pop() has nothing to take back; call push(_:) first.")
    case .unbalancedDefaults(let places):
      LayoutMisuseReport(
        code: "M-12e", name: "InvalidStackState",
        sentence:
          "MortarDefault.priority still has what \(places.joined(separator: " and ")) pushed "
          + "when control returns to the main loop; call pop() after each push(_:).",
        evidence: places)
    case .cannotBeRelated(let refusal):
      LayoutMisuseReport("M-13", "NSInvalidArgumentException", refusal)
    case .noSuperview(let target, let number):
      LayoutMisuseReport(
        code: "M-14", name: "NSInvalidArgumentException",
        sentence: "\(target) cannot be \(number): a place is counted from the superview, and there "
          + "is none; add it to a view first.", evidence: [target, number])
    case .requiredChange(let refusal):
      LayoutMisuseReport("M-15", "NSInternalInconsistencyException", refusal)
    case .cannotBeInstalled(let refusal):
      LayoutMisuseReport("M-16", "NSGenericException", refusal)
    case .targetArithmetic(let target):
      LayoutMisuseReport(
        code: "M-18", severity: .warning,
        sentence: "The arithmetic on \(target), the left side of a statement, counts for nothing; "
          + "write it on the right side, with the other sign.", evidence: [target])
    }
  }

  private func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

extension LayoutMisuseReport {
  /// A case that other dialects have too.
  fileprivate init(_ code: String, _ name: String, _ refusal: ConstraintRefusal) {
    self.init(
      code: code, rule: refusal.code, name: name, sentence: refusal.sentence,
      evidence: refusal.evidence, location: refusal.location)
  }

  fileprivate static func offMain(_ code: String, _ name: String, _ call: String) -> Self {
    Self(
      code: code, name: name,
      sentence: "MortarDefault.priority.\(call) is only for the main thread; nothing changed.",
      evidence: [call])
  }
}
