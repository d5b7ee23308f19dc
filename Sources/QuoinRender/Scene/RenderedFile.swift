// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What was read from one file: its scenes, laid out, and what was not understood.
public struct RenderedFile: Hashable, Sendable {
  /// The path as the user wrote it.
  public var file: String
  /// The scenes, in the order of the file.
  public var scenes: [RenderedScene]
  /// The elements that the reader does not know, in the order of the file.
  public var unknown: [String]
  /// What was skipped or replaced while reading, each with its place in the file.
  public var remarks: [String]

  /// Describes a file.
  public init(
    file: String, scenes: [RenderedScene], unknown: [String] = [], remarks: [String] = []
  ) {
    self.file = file
    self.scenes = scenes
    self.unknown = unknown
    self.remarks = remarks
  }
}
