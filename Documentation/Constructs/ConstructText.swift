// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// The text of a construct's source: its title, its sentence and its statements.
struct ConstructText {
  var title: String
  var group: String
  /// Constructs of all dialects with this key give the same frames.
  var key: String
  var sentence: String
  /// The statements without the common indentation.
  var code: String

  /// The folder of the construct sources.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The texts of a dialect by the names of their functions.
  static func all(of dialect: ConstructDialect) throws -> [String: ConstructText] {
    let folder = folder.appendingPathComponent(dialect.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var texts: [String: ConstructText] = [:]
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      texts.merge(Self.texts(in: text)) { first, _ in first }
    }
    return texts
  }

  private static func texts(in source: String) -> [String: ConstructText] {
    let lines = source.components(separatedBy: "\n")
    var texts: [String: ConstructText] = [:]
    for (start, line) in lines.enumerated() {
      guard let title = value("  // construct: ", line) else { continue }
      let head = lines[start...].prefix { value("  static func ", $0) == nil }
      let end = head.endIndex
      guard end < lines.endIndex, let function = value("  static func ", lines[end]) else {
        continue
      }
      let body = lines[(end + 1)...].prefix { $0 != "  }" }
      texts[String(function.prefix { $0 != "(" })] = ConstructText(
        title: title,
        group: head.compactMap { value("  // group: ", $0) }.joined(),
        key: head.compactMap { value("  // like: ", $0) }.joined(),
        sentence: head.compactMap { value("  /// ", $0) }.joined(separator: " "),
        code: body.map { String($0.dropFirst(4)) }.joined(separator: "\n"))
    }
    return texts
  }

  private static func value(_ prefix: String, _ line: String) -> String? {
    line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
  }
}
#endif
