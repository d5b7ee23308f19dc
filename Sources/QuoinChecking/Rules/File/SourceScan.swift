// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The files below folders that rules look into, found once in a run.
@MainActor enum SourceScan {
  private static var lists: [String: [String]] = [:]

  /// The paths of the Swift and Objective-C files in a folder of the configuration.
  static func files(in folder: String, of file: CheckedFile) -> [String] {
    paths(below: path(of: folder, for: file)).filter {
      ["swift", "m", "mm", "h"].contains(URL(fileURLWithPath: $0).pathExtension)
    }
  }

  /// Returns all paths below a folder, sorted. Hidden folders and build products are left out.
  static func paths(below folder: String) -> [String] {
    if let known = lists[folder] { return known }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let skipped: Set<Substring> = ["Pods", "Carthage", "DerivedData", "build"]
    let list = names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") || skipped.contains($0) }
    }.sorted().map { folder + "/" + $0 }
    lists[folder] = list
    return list
  }

  /// The folder that paths of a configuration are relative to: that of the configuration, otherwise
  /// the one with the repository, otherwise that of the file.
  static func base(of file: CheckedFile) -> String {
    if let folder = file.configuration.folder { return folder }
    let own = URL(fileURLWithPath: file.file.name).deletingLastPathComponent()
    var next = own.standardizedFileURL
    while next.path != "/" {
      if FileManager.default.fileExists(atPath: next.appendingPathComponent(".git").path) {
        return next.path
      }
      next.deleteLastPathComponent()
    }
    return own.path
  }

  private static func path(of folder: String, for file: CheckedFile) -> String {
    folder.hasPrefix("/") ? folder : base(of: file) + "/" + folder
  }
}
