// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files that scripts change: examples, and fixtures of this package.
enum SampleFiles {
  struct Entry: Sendable {
    var name: String
    var text: String
  }

  /// The folder of the package.
  static let package: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Examples").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The files in Interface Builder's spelling whose ids are unique, without those that are too deep to be
  /// read whole. Small ones are first.
  static let all: [Entry] = {
    var result: [Entry] = []
    for folder in ["Examples", "Tests/Fixtures"] {
      let root = package.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      for name in names ?? []
      where !name.contains("too-deep") && [".storyboard", ".xib"].contains(where: name.hasSuffix) {
        guard let data = FileManager.default.contents(atPath: root.path + "/" + name),
          let text = String(data: data, encoding: .utf8), let file = SampleFile(text),
          file.root.name == "document", SampleObjects(file).repeatedIDs.isEmpty
        else { continue }
        result.append(Entry(name: "\(folder)/\(name)", text: file.text))
      }
    }
    return result.sorted { ($0.text.utf8.count, $0.name) < ($1.text.utf8.count, $1.name) }
  }()

  private static let parts = (
    small: all.filter { $0.text.utf8.count <= 4000 },
    large: all.filter { $0.text.utf8.count > 4000 }
  )

  /// A file by the number of a script. One in eight has more than 4,000 bytes.
  static func entry(_ number: UInt64) -> Entry {
    let list = number % 8 == 7 ? parts.large : parts.small
    return list[Int(number / 8 % UInt64(list.count))]
  }
}
