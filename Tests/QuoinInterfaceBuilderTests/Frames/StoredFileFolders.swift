// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folders of real files that the tests read where they are there.
enum StoredFileFolders {
  /// The folders that the environment variable names, separated by colons, or those beside the
  /// package. Only those that have their files.
  static let all: [URL] = {
    let given = ProcessInfo.processInfo.environment["QUOIN_IB_FIXTURES"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared = package.appendingPathComponent("../shared/fixtures").standardized
    let folders =
      given?.split(separator: ":").map { URL(fileURLWithPath: String($0), isDirectory: true) }
      ?? standardNames.map { shared.appendingPathComponent($0, isDirectory: true) }
    return folders.filter(hasFrames)
  }()

  private static let standardNames = ["interface-builder", "interface-builder-more"]

  /// Whether there is a folder. Suites over the files are skipped where there is none.
  static let areAvailable = !all.isEmpty

  /// Whether all files are there off which the tables were read.
  static let areComplete = Set(all.map(\.lastPathComponent)).isSuperset(of: standardNames)

  /// All Interface Builder files of the folders, with and without stored frames that are compared, by
  /// name.
  static let files: [String: URL] = {
    var files: [String: URL] = [:]
    for folder in all {
      for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
      where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        files[name] = folder.appendingPathComponent(name)
      }
    }
    return files
  }()

  private static func hasFrames(_ folder: URL) -> Bool {
    ["golden.json", "environment.json"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
