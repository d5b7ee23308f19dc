// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Verifies edits of a file by reading it and laying it out again.
@MainActor struct FixVerification {
  /// A file with edits that are sound.
  struct Outcome {
    var file: InterfaceFile
    var report: FileReport
  }

  /// The accepted edits and their result.
  struct Acceptance {
    /// The file with the edits; nil when none was made.
    var outcome: Outcome?
    var candidates: [FixCandidate] = []
    var refused: [(candidate: FixCandidate, reason: String)] = []
  }

  private enum Trial {
    case sound(Outcome)
    /// Edits that change the same bytes, of which one has to wait.
    case overlapping
    case unsound(String)
  }

  let file: InterfaceFile
  private let report: FileReport
  private let checker: LayoutChecker
  private let matrix: LayoutMatrix
  private let frames: LayoutFrames

  init(
    _ file: InterfaceFile, _ report: FileReport, _ checker: LayoutChecker,
    _ configuration: CheckConfiguration
  ) {
    self.file = file
    self.report = report
    self.checker = checker
    matrix = configuration.matrix
    frames = LayoutFrames(file, in: matrix)
  }

  /// Applies as many edits as are sound together.
  ///
  /// - Complexity: One layout of the file in each configuration when all are sound; otherwise about
  ///   as many as there are unsound ones, times the logarithm of the number of candidates.
  func accepted(_ candidates: [FixCandidate]) -> Acceptance {
    var result = Acceptance()
    var waiting = [candidates[...]]
    while let group = waiting.popLast() {
      switch trial(of: result.candidates + group) {
      case .sound(let outcome):
        result.outcome = outcome
        result.candidates += group
      case .overlapping where group.count == 1: break
      case .unsound(let reason) where group.count == 1:
        result.refused += group.map { ($0, reason) }
      case .overlapping, .unsound:
        let middle = group.startIndex + group.count / 2
        waiting += [group[middle...], group[..<middle]]
      }
    }
    return result
  }

  private func trial(of candidates: [FixCandidate]) -> Trial {
    var edits: [FileEdit] = []
    for edit in candidates.flatMap(\.edits) where !edits.contains(edit) { edits.append(edit) }
    guard let data = edits.applied(to: file.data) else { return .overlapping }
    let edited: InterfaceFile
    do throws(InterfaceBuilderError) {
      edited = try InterfaceFile(data: data, fileName: file.name)
    } catch {
      return .unsound("the file could not be read with it")
    }
    if candidates.allSatisfy({ $0.safety == .safe }),
      let name = LayoutFrames(edited, in: matrix).firstDifference(from: frames)
    {
      return .unsound("the layout would change (\(name))")
    }
    let report = checker.report(on: edited)
    if let reason = objection(to: report, after: candidates) { return .unsound(reason) }
    return .sound(Outcome(file: edited, report: report))
  }

  /// Returns the reason to reject some edits of a file; nil when they are sound.
  private func objection(to after: FileReport, after candidates: [FixCandidate]) -> String? {
    let fixed = Set(candidates.compactMap(\.finding?.fingerprint))
    if after.findings.contains(where: { fixed.contains($0.fingerprint) }) {
      return "the finding would stay"
    }
    let known = Set(report.findings.map(\.fingerprint))
    let new = after.findings.first {
      $0.isActive && $0.severity >= .warning && !known.contains($0.fingerprint)
    }
    return new.map { "\($0.name) would have the finding \($0.rule)" }
  }
}
