// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Writes references in files and keeps new ones for review.
package struct FileRecorder: Sendable {
  private let choice: RecordingChoice
  private var mode: LayoutRecording { choice.mode }

  package init(_ choice: RecordingChoice) { self.choice = choice }

  /// Applies the mode to a reference.
  ///
  /// - Parameters:
  ///   - path: The file of the reference.
  ///   - content: The content of the new snapshot.
  ///   - state: How the reference compares with it.
  ///   - newPath: Where the content is written, if it is not `path`.
  ///   - explanation: The description of the difference, for a failure.
  package func outcome(
    path: String, content: Data, state: RecordingRule.State, newPath: String? = nil,
    explanation: [String] = []
  ) -> SnapshotOutcome {
    let rule = RecordingRule(mode, state)
    let target = newPath ?? path
    let name = ShortPath.path(target)
    let pending = ReferenceFile.pendingPath(of: target)
    switch rule.action {
    case .nothing:
      if rule.passes, mode != .never, let problem = removeIfPresent(pending) {
        return SnapshotOutcome(passes: true, lines: [problem])
      }
      return SnapshotOutcome(
        passes: rule.passes, lines: rule.passes ? [] : explanation + [choice.advice(state)])
    case .keepForReview:
      switch AtomicFile(pending).write(content) {
      case .written:
        return SnapshotOutcome(
          passes: rule.passes,
          lines: explanation + [
            "\(ShortPath.path(pending)) waits for review: quoin review accepts or rejects it"
          ])
      case .failed(let reason):
        return SnapshotOutcome(
          passes: rule.passes,
          lines: explanation + ["\(ShortPath.path(pending)) cannot be written: \(reason)"])
      case .changed: preconditionFailure("writing whatever the content was compares nothing")
      }
    case .write:
      if state == .equal, target == path, isUnchanged(path, content) {
        return SnapshotOutcome(passes: true, lines: ["\(name) is as it was"])
      }
      switch AtomicFile(target).write(content) {
      case .written:
        let problem = removeIfPresent(pending)
        let ending = rule.passes ? "" : "; run the test again"
        return SnapshotOutcome(
          passes: rule.passes,
          lines: (rule.passes ? [] : explanation)
            + ["\(name) was recorded (record: \(mode.rawValue))\(ending)"]
            + [problem].compactMap(\.self))
      case .failed(let reason):
        return SnapshotOutcome(
          passes: false, lines: explanation + ["\(name) cannot be written: \(reason)"])
      case .changed: preconditionFailure("writing whatever the content was compares nothing")
      }
    }
  }

  private func isUnchanged(_ path: String, _ content: Data) -> Bool {
    FileManager.default.contents(atPath: path) == content
  }

  /// Removes a text that waits for review when the test no longer produces it.
  ///
  /// - Returns: The message of the system when it cannot be removed.
  private func removeIfPresent(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      try FileManager.default.removeItem(atPath: path)
      return nil
    } catch {
      return "\(ShortPath.path(path)) cannot be removed: \(SystemReason.text(of: error))"
    }
  }
}
