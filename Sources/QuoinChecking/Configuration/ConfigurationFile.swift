// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A configuration file, in JSON with comments, trailing commas and the rest of JSON5.
package struct ConfigurationFile {
  /// The name of the file that is searched for.
  package static let name = ".quoin.json"

  let path: String
  let value: ConfigurationValue
  let keys: ConfigurationKeys

  /// Reads a file.
  ///
  /// - Throws: A ``FileFailure`` when it cannot be read, or is not an object of JSON5.
  init(path: String) throws(FileFailure) {
    self.path = path
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileFailure(.unreadableConfiguration(reason: Self.reason(of: error)), file: path)
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      value = try decoder.decode(ConfigurationValue.self, from: data)
    } catch {
      throw Self.failure(of: error, in: path)
    }
    keys = ConfigurationKeys(String(decoding: data, as: UTF8.self))
    if let (key, place) = keys.repeated.first {
      throw FileFailure(
        .repeatedKey(key.last ?? ""), file: path, line: place.line, column: place.column)
    }
  }

  /// Reads the layer of a file with those of the files that it extends below it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - rules: All rules.
  /// - Throws: A ``FileFailure`` that names the file, the line and the problem.
  package static func layer(
    at path: String, rules: [LayoutRule]
  ) throws(FileFailure) -> ConfigurationLayer {
    try layer(at: path, rules: rules, extending: [])
  }

  private static func layer(
    at path: String, rules: [LayoutRule], extending files: [String]
  ) throws(FileFailure) -> ConfigurationLayer {
    let file = try ConfigurationFile(path: path)
    let content = try ConfigurationReader(file: file, rules: rules).layer()
    guard let base = content.base else { return content.layer }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let target = URL(fileURLWithPath: base, relativeTo: url.deletingLastPathComponent())
      .standardizedFileURL.path
    let visited = files + [url.path]
    guard !visited.contains(target) else {
      throw file.failure(.circularExtends(base), at: ["extends"])
    }
    var layer = try layer(at: target, rules: rules, extending: visited)
    layer.merge(content.layer)
    return layer
  }

  func failure(_ problem: FileProblem, at key: [String]) -> FileFailure {
    let place = keys.place(of: key)
    return FileFailure(problem, file: path, line: place.line, column: place.column)
  }

  // MARK: Errors of Foundation

  private static func failure(of error: any Error, in path: String) -> FileFailure {
    var failure = FileFailure(.malformedConfiguration, file: path)
    guard case DecodingError.dataCorrupted(let context) = error else { return failure }
    let reason = context.underlyingError.map { String(describing: $0) } ?? context.debugDescription
    // Foundation reports the position in its text alone.
    if let match = reason.firstMatch(of: /around line (\d+), column (\d+)/),
      let line = Int(match.output.1), let column = Int(match.output.2)
    {
      failure.line = line
      failure.column = column + 1
    }
    return failure
  }

  private static func reason(of error: any Error) -> String {
    let text = (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
