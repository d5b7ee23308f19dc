// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value of a configuration file.
package indirect enum ConfigurationValue: Hashable, Sendable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([ConfigurationValue])
  case object([String: ConfigurationValue])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      // Each attempt that fails only shows that the value is of another kind.
      self = .boolean(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let list = try? value.decode([ConfigurationValue].self) {
      self = .array(list)
    } else {
      self = .object(try value.decode([String: ConfigurationValue].self))
    }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  /// The strings of an array; nil for anything else.
  package var strings: [String]? {
    guard case .array(let list) = self else { return nil }
    let texts = list.compactMap(\.string)
    return texts.count == list.count ? texts : nil
  }
}
