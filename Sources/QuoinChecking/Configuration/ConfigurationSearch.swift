// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds the configurations of files and folders.
///
/// The closest `.quoin.json` counts: in the folder of the file, or in one around it, up to the
/// folder of the repository, which has `.git`.
package struct ConfigurationSearch {
  private let rules: [LayoutRule]
  private let options: ConfigurationLayer
  /// The configuration of all files; nil for the closest ones.
  private let stated: Result<CheckConfiguration, FileFailure>?
  private var known: [String: Result<CheckConfiguration, FileFailure>] = [:]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - file: A file in place of the closest ones; nil for those.
  ///   - options: The options of a command.
  ///   - rules: All rules.
  package init(file: String?, options: ConfigurationLayer, rules: [LayoutRule]) {
    self.rules = rules
    self.options = options
    stated = file.map { Self.configuration(at: $0, options: options, rules: rules) }
  }

  /// The configuration of the file that replaces the closest ones; nil without such a file.
  ///
  /// - Throws: A ``FileFailure`` when it cannot be read.
  package func statedConfiguration() throws(FileFailure) -> CheckConfiguration? {
    try stated?.get()
  }

  /// Returns the configuration of a file.
  ///
  /// - Throws: A ``FileFailure`` about the configuration.
  package mutating func configuration(
    ofFile file: String
  ) throws(FileFailure) -> CheckConfiguration {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    return try configuration(ofFolder: url.deletingLastPathComponent().path)
  }

  /// Returns the configuration of the files in a folder.
  ///
  /// - Throws: A ``FileFailure`` about the configuration.
  package mutating func configuration(
    ofFolder folder: String
  ) throws(FileFailure) -> CheckConfiguration {
    if let stated { return try stated.get() }
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    if let result = known[path] { return try result.get() }
    let result = search(from: path)
    known[path] = result
    return try result.get()
  }

  private func search(from folder: String) -> Result<CheckConfiguration, FileFailure> {
    var url = URL(fileURLWithPath: folder)
    while true {
      let file = url.appendingPathComponent(ConfigurationFile.name).path
      if FileManager.default.fileExists(atPath: file) {
        return Self.configuration(at: shortened(file), options: options, rules: rules)
      }
      let isRepository = FileManager.default.fileExists(
        atPath: url.appendingPathComponent(".git").path)
      guard !isRepository, url.path != "/" else { break }
      url.deleteLastPathComponent()
    }
    return .success(ConfigurationLayer().configuration(with: options, folder: nil))
  }

  /// The path from the working directory, as people write it.
  private func shortened(_ file: String) -> String {
    RelativePath.path(of: file, in: FileManager.default.currentDirectoryPath)
  }

  private static func configuration(
    at file: String, options: ConfigurationLayer, rules: [LayoutRule]
  ) -> Result<CheckConfiguration, FileFailure> {
    do throws(FileFailure) {
      let layer = try ConfigurationFile.layer(at: file, rules: rules)
      let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
      return .success(layer.configuration(with: options, folder: folder))
    } catch {
      return .failure(error)
    }
  }
}
