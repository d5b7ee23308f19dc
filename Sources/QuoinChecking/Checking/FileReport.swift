// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the check of a file found.
package struct FileReport: Hashable, Sendable, Codable {
  /// The path as it was given.
  package var file: String
  /// The findings in the order of the file, those that are silenced too.
  package var findings: [LayoutFinding]
  package var sceneCount: Int
  /// The number of configurations in which each scene was laid out.
  package var configurationCount: Int
  /// The axes of the matrix that do not suit the file.
  package var leftOut: [String]

  package init(
    file: String, findings: [LayoutFinding], sceneCount: Int = 0, configurationCount: Int = 0,
    leftOut: [String] = []
  ) {
    self.file = file
    self.findings = findings
    self.sceneCount = sceneCount
    self.configurationCount = configurationCount
    self.leftOut = leftOut
  }
}
