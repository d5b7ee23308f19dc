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
    guard json.count <= Self.longest,
      let value = try? JSONDecoder().decode(CatalogValue.self, from: json)
    else { return nil }
    self = value
  }

  /// The largest size of a valid file of a set, in bytes. A set of forty images has about ten
  /// thousand.
  private static let longest = 4_000_000

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

extension CatalogValue: Decodable {
  init(from decoder: any Decoder) throws {
    if decoder.codingPath.count > 32 {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "It is nested too deeply."))
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([CatalogValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: CatalogValue].self))
    }
  }
}
