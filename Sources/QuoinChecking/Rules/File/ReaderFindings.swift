// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// Finds parts of a file that the reader skips or replaces: one rule for each kind.
struct ReaderFindings: FileRule {
  let code: FileFinding.Code
  let rule: LayoutRule

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    let found = file.file.findings.filter { $0.code == code }.map { file.finding(rule, $0) }
    return code == .unresolvedReference
      ? found + DanglingConnections(file).findings(rule) : found
  }
}

/// Finds constraints that the layout engine refuses when the views of a scene are made.
struct RejectedConstraints: LayoutRuleProtocol {
  let extent = RuleExtent.canvas
  let rule = ReaderFindings.rule(
    .rejectedConstraint, "A constraint that the layout engine does not accept",
    example: "A constraint between views that have no common ancestor.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    guard let file = layout.file, let loaded = layout.loaded else {
      return layout.problems.problems.compactMap { problem in
        guard let constraint = problem.constraint else { return nil }
        var finding = layout.finding(rule, about: constraint, problem.message)
        finding.detail = problem.message
        return finding
      }
    }
    return loaded.findings.filter { $0.code == .rejectedConstraint }.map { file.finding(rule, $0) }
  }
}

extension ReaderFindings {
  /// The rules, one for each kind of finding about a broken part.
  static let all = [
    ReaderFindings(
      .unresolvedReference, "A reference to an object that is not there",
      example: "A constraint whose second item was removed."),
    ReaderFindings(
      .duplicateIdentifier, "An id that an earlier object has",
      example: "Two views with one id, after a merge."),
    ReaderFindings(
      .invalidPairing, "Attributes that cannot be compared", example: "label.top == view.leading"),
    ReaderFindings(
      .selfReference, "An item compared with itself in one attribute",
      example: "label.width == label.width"),
    ReaderFindings(
      .invalidNumber, "Text where a number is expected", example: "constant=\"abc\""),
    ReaderFindings(
      .invalidValue, "A word that is none of the known values",
      example: "relation=\"sometimes\""),
    ReaderFindings(
      .tooDeep, "Elements that are nested too deeply", example: "300 views inside each other."),
  ]

  private init(_ code: FileFinding.Code, _ summary: String, example: String) {
    self.code = code
    rule = Self.rule(code, summary, example: example)
  }

  static func rule(
    _ code: FileFinding.Code, _ summary: String, example: String
  ) -> LayoutRule {
    LayoutRule(
      code.rawValue, summary, .error, certainty: .certain,
      computation: "Reports what the reader of the file skips or replaces.",
      reason: "Xcode refuses the file, drops the part when it saves, or the program stops.",
      example: example)
  }
}

extension CheckedFile {
  /// A finding of the reader as that of a rule.
  func finding(_ rule: LayoutRule, _ found: FileFinding) -> LayoutFinding {
    let index = index(
      at: FindingLocation(
        line: found.line, column: found.column, endLine: found.line, endColumn: found.column))
    var finding =
      index.map { self.finding(rule, at: $0, "") }
      ?? LayoutFinding(rule, object: "", name: "", message: "")
    let end = found.message.hasSuffix(".") ? found.message.dropLast() : found.message[...]
    finding.message = String(end)
    finding.file = file.name
    // Several findings may be about one element.
    finding.detail = found.message
    if index == nil {
      finding.location = FindingLocation(
        line: found.line, column: found.column, endLine: found.line, endColumn: found.column)
    }
    return finding
  }
}
