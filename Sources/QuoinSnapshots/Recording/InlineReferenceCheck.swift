// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Compares a snapshot with the literal of a call.
package struct InlineReferenceCheck {
  private let choice: RecordingChoice
  private var mode: LayoutRecording { choice.mode }

  package init(_ choice: RecordingChoice) { self.choice = choice }

  /// Compares a snapshot with a literal, and writes as the mode requires.
  ///
  /// - Parameters:
  ///   - found: The snapshot.
  ///   - literal: The literal; nil when the call has none.
  ///   - location: The call.
  package func outcome(
    _ found: SnapshotContent, _ literal: String?, _ location: InlineLocation
  ) -> SnapshotOutcome {
    let (state, explanation) = state(of: found, literal)
    var outcome = outcome(found, literal, location, state, explanation)
    if state == .different { outcome.expected = literal.map { SnapshotContent($0) } }
    return outcome
  }

  private func outcome(
    _ found: SnapshotContent, _ literal: String?, _ location: InlineLocation,
    _ state: RecordingRule.State, _ explanation: [String]
  ) -> SnapshotOutcome {
    let rule = RecordingRule(mode, state)
    switch rule.action {
    case .nothing:
      if rule.passes, mode != .never {
        PendingLiterals(forSource: location.file).withdraw(location)
      }
      return SnapshotOutcome(
        passes: rule.passes, lines: rule.passes ? [] : explanation + [choice.advice(state)])
    case .keepForReview: return keep(found, literal, location, explanation)
    case .write: return write(found, location, rule, explanation)
    }
  }

  private func state(
    of found: SnapshotContent, _ literal: String?
  ) -> (RecordingRule.State, [String]) {
    guard let literal else { return (.missing, ["the call has no literal to compare with"]) }
    switch ReferenceContent(Data(literal.utf8)) {
    case .missing, .unusable(.empty): return (.missing, ["the literal is empty"])
    case .unusable(let problem): return (.blocked, [problem.sentence])
    case .text(let reference):
      if let difference = reference.header.difference(to: found.header) {
        return (.different, [difference])
      }
      if reference.isEqual(to: found) { return (.equal, []) }
      let lines = SnapshotDifference(from: reference, to: found)
        .lines(limit: SnapshotOutcome.mostDifferenceLines)
      return (.different, ["the layout differs from the literal"] + lines.map { "  " + $0 })
    }
  }

  private func keep(
    _ found: SnapshotContent, _ literal: String?, _ location: InlineLocation,
    _ explanation: [String]
  ) -> SnapshotOutcome {
    do {
      let hash = try InlineSources.hash(of: location)
      try PendingLiterals(forSource: location.file).add(
        PendingLiteral(
          file: location.file, function: location.function, line: location.line,
          column: location.column,
          hash: hash, old: literal, new: found.literalText, test: location.test,
          run: TestRun.identifier))
      return SnapshotOutcome(
        passes: false,
        lines: explanation + ["the new text waits for review: quoin review accepts or rejects it"])
    } catch let refusal as LiteralRefusal {
      return refused(refusal, location, explanation)
    } catch {
      let reason = SystemReason.text(of: error)
      return SnapshotOutcome(
        passes: false, lines: explanation + ["the new text cannot be kept for review: \(reason)"])
    }
  }

  private func write(
    _ found: SnapshotContent, _ location: InlineLocation, _ rule: RecordingRule,
    _ explanation: [String]
  ) -> SnapshotOutcome {
    do {
      try InlineSources.shared.write(found.literalText, location)
    } catch {
      return refused(error, location, explanation)
    }
    let ending = rule.passes ? "" : "; run the test again"
    return SnapshotOutcome(
      passes: rule.passes,
      lines: (rule.passes ? [] : explanation)
        + ["the literal was recorded (record: \(mode.rawValue))\(ending)"])
  }

  private func refused(
    _ refusal: LiteralRefusal, _ location: InlineLocation, _ explanation: [String]
  ) -> SnapshotOutcome {
    let location = "\(ShortPath.path(location.file)):\(location.line):\(location.column)"
    return SnapshotOutcome(
      passes: false,
      lines: explanation + ["\(location): nothing was recorded: \(refusal.sentence)"])
  }
}
