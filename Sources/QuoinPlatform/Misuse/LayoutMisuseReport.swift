// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A statement of a dialect that cannot be carried out, or that is probably a mistake.
public struct LayoutMisuseReport: Equatable, Sendable {
  /// Whether a statement has an effect.
  public enum Severity: Hashable, Sendable {
    /// The statement cannot be carried out, and has no effect.
    case error
    /// The statement is carried out, but is probably a mistake.
    case warning
  }

  /// The case, such as `invalid-pairing`, or `M-5` in a dialect that numbers its cases. It stays
  /// the same when the wording changes. <doc:Messages> explains each one.
  public var code: String
  /// The code of the case in all dialects, such as `invalid-pairing` where ``code`` is `M-13`. The
  /// same as ``code`` for a case that only one dialect has.
  public var rule: String
  /// Whether the statement has an effect.
  public var severity: Severity
  /// The name of the exception that the original of the dialect raises; nil where it raises none.
  public var name: String?
  /// A sentence that names the views and the rule, and suggests a fix.
  public var sentence: String
  /// The operands, counts or names that the sentence is about, one by one.
  public var evidence: [String]
  /// The file and line of the statement, such as `Feed.swift:21`; nil where the dialect has none.
  public var location: String?

  /// Whether ``LayoutMisuse/stop`` stops the program for an error. It does not for a constraint
  /// that was made and activated and that a layout leaves out: the report of the layout lists it.
  public var stopsProgram: Bool

  package init(
    code: String, rule: String? = nil, severity: Severity = .error, name: String? = nil,
    sentence: String, evidence: [String] = [], location: SourceLocation? = nil,
    stopsProgram: Bool = true
  ) {
    self.code = code
    self.rule = rule ?? code
    self.severity = severity
    self.name = name
    self.sentence = sentence
    self.evidence = evidence
    self.location = location?.text
    self.stopsProgram = stopsProgram
  }
}

extension LayoutMisuseReport {
  /// The report with the statement that it is about.
  package func located(at fileID: StaticString, line: UInt) -> LayoutMisuseReport {
    var report = self
    report.location = SourceLocation(fileID: fileID, line: line).text
    return report
  }
}

extension LayoutMisuseReport: CustomStringConvertible {
  /// The sentence, after the location if there is one.
  public var description: String {
    [location, sentence].compactMap { $0 }.joined(separator: ": ")
  }
}
