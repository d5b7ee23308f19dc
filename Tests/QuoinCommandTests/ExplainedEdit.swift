// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Applies the `edit` of a fix, as `quoin explain --format json` writes it, to the bytes of a file.
struct ExplainedEdit {
  enum Failure: Error { case missing(String) }

  let kind: String
  let edit: [String: Any]

  init(_ fix: [String: Any]) throws {
    guard let kind = fix["kind"] as? String, let edit = fix["edit"] as? [String: Any] else {
      throw Failure.missing("kind and edit")
    }
    (self.kind, self.edit) = (kind, edit)
  }

  /// The file with the edit.
  func applied(to file: String) throws -> String {
    switch kind {
    case "priority": return try setting("priority", to: Self.text(edit["to"]), in: file)
    case "constant": return try setting("constant", to: Self.text(edit["to"]), in: file)
    case "relation":
      let words = ["<=": "lessThanOrEqual", "==": "equal", ">=": "greaterThanOrEqual"]
      return try setting("relation", to: words[Self.text(edit["to"])] ?? "", in: file)
    case "removal":
      let tag = try self.tag(of: "constraint", in: file)
      return file.replacingOccurrences(of: tag, with: "")
    case "addition": return try adding(to: file)
    case "autoresizingMask":
      let tag = try self.tag(of: "view", in: file)
      let changed = tag.dropLast() + " translatesAutoresizingMaskIntoConstraints=\"NO\">"
      return file.replacingOccurrences(of: tag, with: changed)
    default: throw Failure.missing("a kind that is known")
    }
  }

  /// The constraint is added to the first list of constraints of the file, that of the root.
  private func adding(to file: String) throws -> String {
    guard let first = edit["first"] as? [String: Any],
      let end = file.range(
        of: "</constraints>", options: .backwards)
    else { throw Failure.missing("first") }
    var tag = "<constraint id=\"added\" "
    for (name, operand) in [("first", first), ("second", edit["second"] as? [String: Any])] {
      guard let operand else { continue }
      tag += "\(name)Item=\"\(Self.text(operand["item"]))\" "
      tag += "\(name)Attribute=\"\(Self.text(operand["attribute"]))\" "
    }
    tag += "multiplier=\"\(Self.text(edit["multiplier"]))\" "
    tag += "constant=\"\(Self.text(edit["constant"]))\" "
    tag += "priority=\"\(Self.text(edit["priority"]))\"/>"
    return file.replacingCharacters(in: end, with: tag + "</constraints>")
  }

  private func setting(_ attribute: String, to value: String, in file: String) throws -> String {
    let tag = try self.tag(of: "constraint", in: file)
    let rest = tag.replacingOccurrences(
      of: " \(attribute)=\"[^\"]*\"", with: "", options: .regularExpression)
    return file.replacingOccurrences(
      of: tag, with: rest.dropLast(2) + " \(attribute)=\"\(value)\"/>")
  }

  /// The start tag of the element whose id a key of the edit has.
  private func tag(of key: String, in file: String) throws -> String {
    guard let id = edit[key] as? String,
      let range = file.range(of: "<[^<>]* id=\"\(id)\"[^<>]*>", options: .regularExpression)
    else { throw Failure.missing(key) }
    return String(file[range])
  }

  private static func text(_ value: Any?) -> String {
    if let number = value as? Double { return "\(number)" }
    return value as? String ?? ""
  }
}
