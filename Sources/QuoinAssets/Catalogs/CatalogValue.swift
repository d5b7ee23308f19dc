// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A value of a `Contents.json`.
indirect enum CatalogValue: Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([CatalogValue])
  case object([String: CatalogValue])
  case nothing

  /// Reads a file. nil where it is not JSON, or nested too deeply.
  init?(json: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed),
      let value = CatalogValue(object, depth: 0)
    else { return nil }
    self = value
  }

  /// The largest size of a valid file of a set, in bytes. A set of forty images has about ten
  /// thousand.
  static let longest = 4_000_000

  subscript(key: String) -> CatalogValue? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [CatalogValue] {
    guard case .list(let values) = self else { return [] }
    return values
  }

  /// A number, or a text that is one.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    default: nil
    }
  }

  var isTrue: Bool {
    guard case .flag(let flag) = self else { return false }
    return flag
  }
}

extension CatalogValue {
  /// Converts a value of JSON; nil for one that is nested too deeply.
  private init?(_ value: Any, depth: Int) {
    guard depth <= 32 else { return nil }
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber:
      // The type of numbers that are true or false is that of a character.
      self =
        String(cString: number.objCType) == "c"
        ? .flag(number.boolValue) : .number(number.doubleValue)
    case let values as [Any]:
      var list: [CatalogValue] = []
      for value in values {
        guard let value = CatalogValue(value, depth: depth + 1) else { return nil }
        list.append(value)
      }
      self = .list(list)
    case let values as [String: Any]:
      var object: [String: CatalogValue] = [:]
      for (key, value) in values {
        guard let value = CatalogValue(value, depth: depth + 1) else { return nil }
        object[key] = value
      }
      self = .object(object)
    default: self = .nothing
    }
  }
}
