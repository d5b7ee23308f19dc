// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The files of Interface Builder below some folders.
package struct ReviewedFiles: Sequence {
  /// A file with its path below one of the folders.
  package struct File {
    package var name: String
    package var data: Data
  }

  /// The files that are there, in the order of the folders and of the paths.
  private let paths: [(folder: String, name: String)]

  package init(folders: [String]) {
    paths = folders.flatMap { folder in
      let found = (FileManager.default.enumerator(atPath: folder) ?? .init())
        .compactMap { $0 as? String }
      return found.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        .filter { !$0.contains(".build") }.sorted().map { (folder, $0) }
    }
  }

  package func makeIterator() -> AnyIterator<File> {
    var rest = paths.makeIterator()
    return AnyIterator {
      while let next = rest.next() {
        let path = next.folder + "/" + next.name
        if let data = FileManager.default.contents(atPath: path) {
          return File(name: next.name, data: data)
        }
      }
      return nil
    }
  }
}
