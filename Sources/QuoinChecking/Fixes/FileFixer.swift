// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// Fixes findings of a file, and verifies each fix by another layout.
///
/// A fix is made when the finding is gone with it, no new warning or error arises, and, for a safe
/// one, no frame changes in any configuration.
@MainActor package struct FileFixer {
  /// The largest number of rounds. A fix can uncover a finding, such as the third of equal
  /// constraints, but never so often in practice: the limit ends a loop of fixes that undo one
  /// another.
  private static let mostRounds = 10

  private let checker: LayoutChecker
  private let configuration: CheckConfiguration
  private let includesUnsafe: Bool

  /// - Parameters:
  ///   - checker: The checker whose findings are fixed.
  ///   - configuration: The configuration of the checker.
  ///   - includesUnsafe: Whether fixes are made that may change frames.
  package init(
    _ checker: LayoutChecker, _ configuration: CheckConfiguration, includesUnsafe: Bool = false
  ) {
    self.checker = checker
    self.configuration = configuration
    self.includesUnsafe = includesUnsafe
  }

  /// Returns a file with its fixes. The result has the bytes of the file when there is nothing to
  /// fix.
  package func fixed(_ file: InterfaceFile) -> FixedFile {
    var result = FixedFile(file.data, checker.report(on: file))
    var verification = FixVerification(file, result.report, checker, configuration)
    var refused: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let fixable: FixableFile
      do throws(MarkupSpans.Refusal) {
        fixable = try FixableFile(CheckedFile(verification.file, configuration))
      } catch {
        result.refusals = findings(in: result.report).map {
          FixedFile.Refusal(finding: $0, reason: error.reason)
        }
        break
      }
      let candidates = candidates(in: fixable, result.report).filter { !refused.contains($0.key) }
      guard !candidates.isEmpty else { break }
      let accepted = verification.accepted(candidates)
      for (candidate, reason) in accepted.refused {
        refused.insert(candidate.key)
        guard let finding = candidate.finding else { continue }
        result.refusals.append(FixedFile.Refusal(finding: finding, reason: reason))
      }
      guard let outcome = accepted.outcome else { break }
      result.fixes += accepted.candidates.map {
        FixedFile.Fix(rule: $0.rule, object: $0.object)
      }
      result.data = outcome.file.data
      result.report = outcome.report
      verification = FixVerification(outcome.file, outcome.report, checker, configuration)
    }
    if includesUnsafe { addReasons(to: &result) }
    return result
  }

  /// Adds the reasons for warnings and errors that no refused edit explains.
  private func addReasons(to result: inout FixedFile) {
    let explained = Set(result.refusals.map { "\($0.finding.rule) \($0.finding.object)" })
    for finding in result.report.findings
    where finding.isActive && finding.severity >= .warning
      && !explained.contains("\(finding.rule) \(finding.object)")
    {
      let reason =
        FixCatalog.fix(of: finding.rule) == nil
        ? "several edits settle it and change what the file means, so that a person has to choose; "
          + "'quoin explain' lists those that were tried"
        : "no edit that was tried settles it alone"
      result.refusals.append(FixedFile.Refusal(finding: finding, reason: reason))
    }
  }

  /// The findings that have a fix that may be made.
  private func findings(in report: FileReport) -> [LayoutFinding] {
    report.findings.filter { finding in
      guard finding.isActive, let fix = FixCatalog.fix(of: finding.rule) else { return false }
      return fix.safety == .safe || includesUnsafe
    }
  }

  private func candidates(in file: FixableFile, _ report: FileReport) -> [FixCandidate] {
    let fixes = findings(in: report).compactMap { finding -> FixCandidate? in
      guard let fix = FixCatalog.fix(of: finding.rule),
        let edits = fix.edits(for: finding, in: file)
      else { return nil }
      return FixCandidate(
        finding: finding, rule: finding.rule, object: finding.object, edits: edits,
        safety: fix.safety)
    }
    let flags = StaleFlags(file).flags { rule in
      RuleCatalog.rule(rule).map {
        configuration.severity(of: $0, in: file.checked.file.name) != .off
      } ?? false
    }
    return fixes
      + flags.map {
        FixCandidate(
          finding: nil, rule: $0.rule, object: $0.object, edits: [$0.edit], safety: .safe)
      }
  }
}
