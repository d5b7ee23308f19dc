// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if os(Windows)
package import Foundation

/// A file whose content is replaced as a whole.
package struct AtomicFile {
  private let url: URL

  /// - Parameter path: The path of the file or of a link to it. A link stays one.
  package init(_ path: String) { url = URL(fileURLWithPath: path).resolvingSymlinksInPath() }

  /// Replaces the content of the file.
  ///
  /// - Parameters:
  ///   - old: The bytes that the new ones were made from. A file with other bytes is not changed.
  ///   - new: The new bytes.
  package func replace(_ old: Data, with new: Data) -> FileReplacement {
    do {
      guard try Data(contentsOf: url) == old else { return .changed }
      try new.write(to: url, options: .atomic)
      return .written
    } catch {
      return .failed(reason: SystemReason.text(of: error))
    }
  }

  /// Writes the file, whatever it contained. The parent folders are created.
  package func write(_ content: Data) -> FileReplacement {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, options: .atomic)
      return .written
    } catch {
      return .failed(reason: SystemReason.text(of: error))
    }
  }
}
#endif
