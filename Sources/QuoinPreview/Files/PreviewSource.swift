// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where the scenes of a page come from: files, or a program.
@MainActor package protocol PreviewSource: AnyObject {
  /// Takes over a change on the disk.
  func take(_ change: WatchChange) async

  /// Answers the address of a question, such as `scene`; nil for an unknown question.
  func answer(_ question: String, _ query: [String: String]) async -> PreviewAnswer?
}
