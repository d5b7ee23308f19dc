// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The laid-out scenes of one file, and findings about the file.
public struct RenderedFile: Hashable, Sendable {
  /// The path as the user wrote it.
  public var file: String
  /// The scenes, in the order of the file.
  public var scenes: [RenderedScene]
  /// The names of unknown elements, in the order of the file.
  public var unknown: [String]
  /// The parts of the file that the reader skipped or replaced.
  public var findings: [RenderedFinding]
  /// The transitions between the scenes.
  public var segues: [RenderedSegue]

  /// Creates a file from its parts.
  public init(
    file: String, scenes: [RenderedScene], unknown: [String] = [],
    findings: [RenderedFinding] = [], segues: [RenderedSegue] = []
  ) {
    self.file = file
    self.scenes = scenes
    self.unknown = unknown
    self.findings = findings
    self.segues = segues
  }
}
