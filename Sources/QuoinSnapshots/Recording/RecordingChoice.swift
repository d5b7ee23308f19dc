// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The mode of an assertion, and whether it is that of continuous integration.
package struct RecordingChoice: Hashable, Sendable {
  package var mode: LayoutRecording
  /// Whether the mode is `never` since `CI` is set.
  package var isContinuousIntegration: Bool

  /// The environment variables; tests replace those of the process.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  package init(mode: LayoutRecording, isContinuousIntegration: Bool = false) {
    self.mode = mode
    self.isContinuousIntegration = isContinuousIntegration
  }

  /// Chooses a mode.
  ///
  /// - Parameter modes: The modes of the call and of the scopes around it, the nearest first.
  ///   Without any, the environment decides.
  /// - Throws: ``UnknownRecording``.
  package init(_ modes: LayoutRecording?...) throws(UnknownRecording) {
    if let mode = modes.compactMap(\.self).first {
      (self.mode, isContinuousIntegration) = (mode, false)
      return
    }
    mode = try LayoutRecording(environment: Self.environment)
    let isNamed = Self.environment[LayoutRecording.variable]?.isEmpty == false
    isContinuousIntegration = mode == .never && !isNamed
  }

  /// Returns the steps to take where nothing is recorded.
  func advice(_ state: RecordingRule.State) -> String {
    guard state != .blocked else { return "nothing was recorded" }
    let reason =
      isContinuousIntegration ? "record: never, since CI is set" : "record: \(mode.rawValue)"
    let other = state == .missing ? LayoutRecording.missing : .failed
    return
      "nothing was recorded (\(reason)); \(LayoutRecording.variable)=\(other.rawValue) records it"
  }
}
