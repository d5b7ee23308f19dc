// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

/// The schema of `.quoin.json`, by which editors complete keys and rules.
@MainActor @Suite struct ConfigurationSchemaTests {
  private typealias Schema = [String: Any]

  private func words<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type, without left: [Value] = []
  ) -> Schema where Value: Equatable {
    ["type": "string", "enum": type.allCases.filter { !left.contains($0) }.map(\.rawValue)]
  }

  private func object(_ properties: Schema, required: [String] = []) -> Schema {
    var schema: Schema = [
      "type": "object", "properties": properties, "additionalProperties": false,
    ]
    if !required.isEmpty { schema["required"] = required }
    return schema
  }

  private let strings: [String: Any] = ["type": "array", "items": ["type": "string"]]

  /// The type of the value that an option has without being set.
  private func type(of option: RuleOption) -> Schema {
    switch option.value {
    case .null, nil: [:]
    case .boolean: ["type": "boolean"]
    case .number: ["type": "number"]
    case .string: ["type": "string"]
    case .array: ["type": "array"]
    case .object: ["type": "object"]
    }
  }

  private func setting(of rule: LayoutRule) -> Schema {
    var properties: Schema = ["severity": ["$ref": "#/$defs/severity"]]
    for option in rule.options {
      properties[option.name] = type(of: option).merging(["description": option.summary]) { $1 }
    }
    return [
      "description": rule.summary, "anyOf": [["$ref": "#/$defs/severity"], object(properties)],
    ]
  }

  private var schema: Schema {
    let rules = object(
      Dictionary(uniqueKeysWithValues: RuleCatalog.all.map { ($0.id, setting(of: $0)) }))
    let override = object(
      ["files": strings, "rules": ["$ref": "#/$defs/rules"]], required: ["files", "rules"])
    var schema = object([
      "$schema": ["type": "string"], "extends": ["type": "string"],
      "preset": words(CheckPreset.self), "rules": ["$ref": "#/$defs/rules"],
      "overrides": ["type": "array", "items": override], "matrix": ["type": "string"],
      "excluded": strings, "failOn": words(LayoutSeverity.self, without: [.off]),
    ])
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = "Configuration of quoin check"
    schema["$defs"] = ["severity": words(LayoutSeverity.self), "rules": rules]
    return schema
  }

  @Test("The stored schema is that of the catalog")
  func stored() throws {
    let data = try JSONSerialization.data(
      withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try PackageFolder.expect(
      String(decoding: data, as: UTF8.self) + "\n",
      isStoredIn: "Documentation/Schemas/configuration.json")
  }

  @Test(
    "The schema and the reader agree about a configuration",
    arguments: [
      (#"{}"#, true), (#"{"preset": "strict", "failOn": "error", "$schema": "x"}"#, true),
      (
        #"{"rules": {"conflict": "off", "touch-target": {"severity": "info", "minimum": 40}}}"#,
        true
      ),
      (#"{"overrides": [{"files": ["a"], "rules": {"conflict": "off"}}]}"#, true),
      (#"{"rules": {"conflict": {"minimum": 40}}}"#, false),
      (#"{"rules": {"touch-target": {"minimum": "40"}}}"#, false),
      (#"{"rules": {"conflicts": "off"}}"#, false), (#"{"rules": {"conflict": true}}"#, false),
      (#"{"rules": {"conflict": "on"}}"#, false), (#"{"failOn": "off"}"#, false),
      (#"{"overrides": [{"files": ["a"]}]}"#, false), (#"{"excluded": "a"}"#, false),
      (#"{"presets": "strict"}"#, false),
    ])
  func agreement(text: String, isValid: Bool) throws {
    let check = try SchemaCheck(PackageFolder.text("Documentation/Schemas/configuration.json"))
    #expect(try check.errors(in: text).isEmpty == isValid)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add(".quoin.json", text)
    var failure: FileFailure?
    do throws(FileFailure) {
      _ = try ConfigurationFile.layer(at: path, rules: RuleCatalog.all)
    } catch {
      failure = error
    }
    #expect((failure == nil) == isValid)
  }
}
