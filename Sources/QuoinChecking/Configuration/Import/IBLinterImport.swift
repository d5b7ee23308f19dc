// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// The configuration that does the same as an `.iblinter.yml`.
package struct IBLinterImport {
  /// The text of a `.quoin.json`.
  package private(set) var text = ""
  /// The settings without a counterpart, with lines, in order.
  package private(set) var remarks: [FlatYAML.Remark]

  private let rules: [LayoutRule]
  private var severities: [String: String] = [:]
  private var options: [String: [(key: String, value: JSONValue)]] = [:]
  private var excluded: [String] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - rules: All rules.
  package init(_ source: String, rules: [LayoutRule]) {
    self.rules = rules
    let file = FlatYAML(source)
    remarks = file.remarks
    for member in file.members { add(member) }
    remarks.sort { $0.line < $1.line }
    text = configuration
  }

  private mutating func add(_ member: FlatYAML.Member) {
    let words = member.value.words
    switch (member.key, member.value) {
    case ("enabled_rules", _) where words != nil: set("warning", of: words ?? [], member.line)
    case ("disabled_rules", _) where words != nil: set("off", of: words ?? [], member.line)
    case ("excluded", _) where words != nil: excluded += words ?? []
    case ("included", _) where words != nil:
      let paths = (words ?? []).joined(separator: " ")
      remark(member.line, "included has no counterpart: run quoin check \(paths)")
    case ("reporter", .word(let name)):
      let format = IBLinterRules.formats[name]
      remark(
        member.line,
        format.map { "reporter is an option: run quoin check --format \($0)" }
          ?? "the reporter '\(name)' has no counterpart")
    case (let key, let value) where key.hasSuffix("_rule"):
      addOptions(value, of: String(key.dropLast("_rule".count)), member.line)
    default: remark(member.line, "'\(member.key)' has no counterpart")
    }
  }

  private mutating func set(_ severity: String, of names: [String], _ line: Int) {
    for name in names {
      guard let id = IBLinterRules.ids[name] else {
        let question = NearestName.question(name, among: Array(IBLinterRules.ids.keys))
        remark(line, "there is no rule '\(name)' in IBLinter.\(question)")
        continue
      }
      severities[id] = severity
      // The rule of IBLinter is stricter than that of Quoin without the option.
      if id == "reuse-identifier", severity != "off" {
        options[id] = [("sameAsClass", .boolean(true))]
      }
    }
  }

  private mutating func addOptions(_ value: FlatYAML.Value, of name: String, _ line: Int) {
    guard let id = IBLinterRules.ids[name], let rule = rules.first(where: { $0.id == id }) else {
      remark(line, "'\(name)_rule' has no counterpart")
      return
    }
    switch value {
    case .map(let members):
      for member in members { addOption(member, of: rule, name) }
    // A rule with a list has one option.
    case .list(let items) where rule.options.count == 1:
      let value = id == "base-class" ? Self.baseClasses(items) : Self.value(of: value)
      options[id, default: []].append((rule.options[0].name, value))
    default: remark(line, "'\(name)_rule' has no counterpart")
    }
  }

  private mutating func addOption(
    _ member: FlatYAML.Member, of rule: LayoutRule, _ name: String
  ) {
    if let option = option(member.key, of: rule) {
      options[rule.id, default: []].append((option, Self.value(of: member.value)))
    } else if member.key == "enabled", case .word("true") = member.value {
      severities[rule.id] = severities[rule.id] ?? "warning"
    } else if member.key == "enabled", case .word("false") = member.value {
      severities[rule.id] = "off"
    } else {
      remark(member.line, "'\(member.key)' of \(name)_rule has no counterpart")
    }
  }

  /// The option of a rule that is named like a key of IBLinter, such as `device` for `device_id`.
  private func option(_ key: String, of rule: LayoutRule) -> String? {
    let letters = key.filter { $0 != "_" }.lowercased()
    return rule.options.map(\.name).first { letters.hasPrefix($0.lowercased()) }
  }

  /// Returns the allowed base classes by element class, from a list of maps with both.
  private static func baseClasses(_ items: [FlatYAML.Value]) -> JSONValue {
    .object(
      items.compactMap { item in
        guard case .map(let members) = item,
          case .word(let element)? = members.first(where: { $0.key == "element_class" })?.value
        else { return nil }
        let classes = members.first { $0.key == "base_classes" }?.value.words ?? []
        return (element, .strings(classes))
      })
  }

  private static func value(of value: FlatYAML.Value) -> JSONValue {
    switch value {
    case .word("true"): .boolean(true)
    case .word("false"): .boolean(false)
    case .word(let word): Double(word).map { .number($0) } ?? .string(word)
    case .list(let items): .array(items.map(Self.value))
    case .map(let members):
      .object(members.map { ($0.key, Self.value(of: $0.value)) })
    }
  }

  private mutating func remark(_ line: Int, _ text: String) {
    remarks.append(FlatYAML.Remark(line: line, text: text))
  }

  // MARK: Output

  private var configuration: String {
    var parts = ["  \"preset\": \"default\""]
    let ids = Set(severities.keys).union(options.keys).sorted()
    if !ids.isEmpty {
      let lines = ids.map {
        "    \(JSONValue.string($0).serialized): \(setting(of: $0).serialized)"
      }
      parts.append("  \"rules\": {\n\(lines.joined(separator: ",\n"))\n  }")
    }
    if !excluded.isEmpty {
      parts.append("  \"excluded\": \(JSONValue.strings(excluded).serialized)")
    }
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  private func setting(of id: String) -> JSONValue {
    let severity = severities[id].map { JSONValue.string($0) }
    guard let options = options[id] else { return severity ?? .object([]) }
    return .object((severity.map { [(key: "severity", value: $0)] } ?? []) + options)
  }
}
