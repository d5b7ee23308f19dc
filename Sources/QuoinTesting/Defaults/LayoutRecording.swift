// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What becomes of snapshots that are missing or differ.
public enum LayoutRecording: String, CaseIterable, Hashable, Sendable {
  /// New and different snapshots wait for a review, and the test fails.
  case pending
  /// Those that are missing are written, and the test fails once.
  case missing
  /// Those that differ are written, and the test fails once.
  case failed
  /// All are written.
  case all
  /// Nothing is written, and a missing one is a failure.
  case never
}
