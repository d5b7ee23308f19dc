// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder from which services count the paths of files in reports: that of the repository.
package struct ReportRoot: Hashable, Sendable {
  private let folder: String

  /// Creates a root.
  ///
  /// - Parameter folder: The absolute path of the folder.
  package init(folder: String) { self.folder = folder }

  /// The closest folder around a folder that has `.git`, or the folder itself.
  package static func around(_ folder: String) -> ReportRoot {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while url.path != "/" {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) {
        return ReportRoot(folder: url.path)
      }
      url.deleteLastPathComponent()
    }
    return ReportRoot(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  /// Returns the path of a file from the root; the path as it was given for a file elsewhere.
  package func path(of file: String) -> String { RelativePath.path(of: file, in: folder) }

  /// Returns the absolute path of a file whose path is counted from the root.
  package func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Returns a finding whose file is counted from the root, so that its fingerprint is the same
  /// wherever a repository is and from whatever folder it is checked.
  package func relative(_ finding: LayoutFinding) -> LayoutFinding {
    var finding = finding
    finding.file = finding.file.map(path)
    return finding
  }
}
