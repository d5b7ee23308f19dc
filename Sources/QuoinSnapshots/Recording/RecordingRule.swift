// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The treatment of a reference in each mode.
package struct RecordingRule: Hashable, Sendable {
  /// The comparison of a reference with the new snapshot.
  package enum State: Hashable, Sendable, CaseIterable {
    case missing, equal, different
    /// The reference has no comparable text and may be replaced.
    case unusable
    /// The reference must be merged by a person first.
    case blocked
  }

  /// The file that is written.
  package enum Action: Hashable, Sendable {
    case nothing
    /// The new content waits for review.
    case keepForReview
    /// The new content becomes the reference.
    case write
  }

  package var action: Action
  package var passes: Bool

  package init(_ mode: LayoutRecording, _ state: State) {
    switch (mode, state) {
    case (.all, _): (action, passes) = (.write, true)
    case (_, .equal): (action, passes) = (.nothing, true)
    case (.never, _), (_, .blocked): (action, passes) = (.nothing, false)
    case (.pending, _): (action, passes) = (.keepForReview, false)
    case (.failed, _), (.missing, .missing): (action, passes) = (.write, false)
    case (.missing, _): (action, passes) = (.nothing, false)
    }
  }
}
