// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The files that were read last. A folder has many, whose documents need several times the memory
/// of their bytes, and a page shows one.
@MainActor struct ReadFiles {
  /// The most files that are kept.
  private static let most = 3

  private var recent: [InterfaceFile] = []

  /// Returns the file with a name and bytes.
  ///
  /// - Throws: When the bytes are not a readable document.
  mutating func file(_ name: String, _ bytes: Data) throws(InterfaceBuilderError) -> InterfaceFile {
    let known = recent.first { $0.name == name && $0.data == bytes }
    let file: InterfaceFile
    if let known { file = known } else { file = try InterfaceFile(data: bytes, fileName: name) }
    recent.removeAll { $0.name == name }
    recent.append(file)
    if recent.count > Self.most { recent.removeFirst() }
    return file
  }

  /// Discards all files.
  mutating func removeAll() { recent = [] }
}
