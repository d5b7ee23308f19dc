// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A value of a JSON document, read by keys without a schema.
struct CaseValue: @unchecked Sendable {
  // Made of Foundation's immutable property list values only.
  let value: Any?

  subscript(key: String) -> CaseValue {
    CaseValue(value: (value as? [String: Any])?[key])
  }

  var exists: Bool { value != nil && !(value is NSNull) }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }
  var isTrue: Bool { (value as? NSNumber)?.boolValue ?? false }
  var list: [CaseValue] { (value as? [Any] ?? []).map { CaseValue(value: $0) } }
  var numbers: [Double?]? { (value as? [Any])?.map { ($0 as? NSNumber)?.doubleValue } }
  var strings: [String] { list.compactMap(\.text) }
  /// The entries of an object, by key.
  var entries: [(key: String, value: CaseValue)] {
    (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
      .map { ($0.key, CaseValue(value: $0.value)) }
  }
}

/// The order in which a case activates its constraints.
enum CaseOrder: CaseIterable, Sendable {
  case written
  case reversed
  /// As written, with a layout after each.
  case oneByOne
}

/// A worked case of the semantics reference.
struct WorkedCase: Sendable, CustomTestStringConvertible {
  var data: CaseValue

  var number: Int { Int(data["n"].number ?? 0) }
  var tags: [String] { data["tags"].strings }
  var testDescription: String { "\(number) \(data["name"].text ?? "")" }

  /// The cases of both files.
  static let all: [WorkedCase] =
    ["autolayout-cases.json", "layout-cases.json"].flatMap { name in
      document(name)["cases"].list.map { WorkedCase(data: $0) }
    }

  /// The cases that have frames to be mirrored, without text, whose letters are made up.
  static let withoutText = all.filter { Set($0.tags).isDisjoint(with: ["fitting", "text"]) }

  /// A document of the test fixtures.
  static func document(_ name: String) -> CaseValue {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    guard let data = try? Data(contentsOf: fixtures.appendingPathComponent(name)),
      let document = try? JSONSerialization.jsonObject(with: data)
    else { return CaseValue(value: nil) }
    return CaseValue(value: document)
  }
}
