// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source of the scenes of a page: files, or a program.
@MainActor package protocol PreviewSource: AnyObject {
  /// Updates the scenes after a change on the disk.
  func take(_ change: WatchChange) async

  /// Answers the address of a question, such as `scene`; nil for an unknown question.
  func answer(_ question: String, _ query: [String: String]) async -> PreviewAnswer?
}
