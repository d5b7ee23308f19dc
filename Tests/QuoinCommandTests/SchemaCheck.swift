// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Validates JSON by the part of JSON Schema 2020-12 that the schemas of the package use: `$ref` to
/// `$defs`, `anyOf`, `type`, `enum`, `properties`, `required`, `additionalProperties`, `items`,
/// `minItems`, `maxItems` and `minimum`.
struct SchemaCheck {
  private let root: [String: Any]
  /// The keywords that are checked, and those that only describe.
  private static let keywords: Set<String> = [
    "$ref", "anyOf", "type", "enum", "properties", "required", "additionalProperties", "items",
    "minItems",
    "maxItems", "minimum", "$schema", "$defs", "title", "description",
  ]

  init(_ schema: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any] ?? [:]
  }

  /// The errors in a document, each with the path of the value; empty when it is valid.
  func errors(in document: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return errors(value, root, at: "$")
  }

  private func errors(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var found = schema.keys.filter { !Self.keywords.contains($0) }
      .map { "\(path): the check does not know '\($0)'" }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return found + ["\(path): there is no '\(reference)'"]
      }
      found += errors(value, target, at: path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let errors = choices.map { self.errors(value, $0, at: path) }
      // The errors by the choice that fits best.
      found += errors.min { $0.count < $1.count } ?? []
    }
    found += typeErrors(value, schema, at: path)
    if let object = value as? [String: Any] { found += errors(ofObject: object, schema, at: path) }
    if let array = value as? [Any] { found += errors(ofArray: array, schema, at: path) }
    if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
      found.append("\(path): \(number) is less than \(least)")
    }
    return found
  }

  private func typeErrors(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    let isInteger = (value as? Double).map { $0 == $0.rounded() } ?? false
    let isOfType = types.contains {
      $0 == Self.typeName(of: value)
        || ($0 == "integer" && Self.typeName(of: value) == "number" && isInteger)
    }
    if !types.isEmpty, !isOfType {
      let allowed = types.map { ("aeiou".contains($0.prefix(1)) ? "an " : "a ") + $0 }
        .joined(separator: " or ")
      found.append("\(path): a \(Self.typeName(of: value)) is not \(allowed)")
    }
    if let allowed = schema["enum"] as? [Any] {
      let isAllowed = allowed.contains {
        $0 is NSNull ? value is NSNull : ($0 as? String) == (value as? String)
      }
      if !isAllowed { found.append("\(path): '\(value)' is none of the values") }
    }
    return found
  }

  private func errors(
    ofObject object: [String: Any], _ schema: [String: Any], at path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var found = required.filter { object[$0] == nil }.map { "\(path): '\($0)' is missing" }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] {
        found += errors(value, property, at: "\(path).\(key)")
      } else if let other = schema["additionalProperties"] as? [String: Any] {
        found += errors(value, other, at: "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): '\(key)' is not in the schema")
      }
    }
    return found
  }

  private func errors(
    ofArray array: [Any], _ schema: [String: Any], at path: String
  ) -> [String] {
    var found: [String] = []
    if let least = schema["minItems"] as? Int, array.count < least {
      found.append("\(path): \(array.count) items are too few")
    }
    if let most = schema["maxItems"] as? Int, array.count > most {
      found.append("\(path): \(array.count) items are too many")
    }
    guard let items = schema["items"] as? [String: Any] else { return found }
    for (index, item) in array.enumerated() {
      found += errors(item, items, at: "\(path)[\(index)]")
    }
    return found
  }

  private static func typeName(of value: Any) -> String {
    switch value {
    case is NSNull: return "null"
    case is String: return "string"
    case is [Any]: return "array"
    case is [String: Any]: return "object"
    case let number as NSNumber:
      // Foundation stores a Boolean as a number of one byte.
      return ["c", "B"].contains(String(cString: number.objCType)) ? "boolean" : "number"
    default: return "number"
    }
  }
}
