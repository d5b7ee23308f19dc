// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The laid-out scenes of one file, and findings about the file.
public struct RenderedFile: Hashable, Sendable {
  /// The path as the user wrote it.
  public var file: String
  /// The scenes, in the order of the file.
  public var scenes: [RenderedScene]
  /// The names of elements that the reader does not know, in the order of the file.
  public var unknown: [String]
  /// Sentences about elements that the reader skipped or replaced, each with line and column.
  public var remarks: [String]

  /// Creates a file from its parts.
  public init(
    file: String, scenes: [RenderedScene], unknown: [String] = [], remarks: [String] = []
  ) {
    self.file = file
    self.scenes = scenes
    self.unknown = unknown
    self.remarks = remarks
  }
}
