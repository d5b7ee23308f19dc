// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking
import QuoinSnapshots

/// Finds the files of Interface Builder that arguments name, each once.
struct CheckSearch {
  /// Folders of packages and of products of builds. Hidden folders are left out too, such as
  /// `.git`.
  private static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData"]

  private var configurations: ConfigurationSearch
  private var seen: Set<String> = []
  /// The failures to read folders and their configurations.
  private(set) var failures: [FileFailure] = []
  /// The folders of the arguments that have no files.
  private(set) var emptyFolders: [String] = []

  init(_ configurations: ConfigurationSearch) { self.configurations = configurations }

  /// Returns the path itself, or the files in a folder and those inside it, in the order of the
  /// bytes of their paths, without files that were returned before.
  mutating func files(of argument: String) -> [String] {
    guard FileManager.default.isFolder(argument) else { return [argument].filter { isNew($0) } }
    var files: [String] = []
    var prefix = argument.hasSuffix("/") ? argument : argument + "/"
    while prefix.hasPrefix("./") { prefix.removeFirst(2) }
    addFiles(inFolder: argument, prefix: prefix, to: &files)
    if files.isEmpty { emptyFolders.append(argument) }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { isNew($0) }
  }

  private mutating func addFiles(
    inFolder folder: String, prefix: String, to files: inout [String]
  ) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let reason = SystemReason.text(of: error)
      failures.append(FileFailure(.unreadableFolder(reason: reason), file: folder))
      return
    }
    let configuration = configuration(ofFolder: folder)
    for name in names where !name.hasPrefix(".") && configuration?.excludes(prefix + name) != true {
      let path = prefix + name
      // Links to folders are not followed, so that the search ends.
      if FileManager.default.isFolder(path) {
        guard !Self.leftOut.contains(name), !FileManager.default.isLink(path) else { continue }
        addFiles(inFolder: path, prefix: path + "/", to: &files)
      } else if FileEnding.isInterfaceFile(name) {
        files.append(path)
      }
    }
  }

  private mutating func configuration(ofFolder folder: String) -> CheckConfiguration? {
    do throws(FileFailure) {
      return try configurations.configuration(ofFolder: folder)
    } catch {
      failures.append(error)
      return nil
    }
  }

  private mutating func isNew(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    return seen.insert(url.path).inserted
  }
}
