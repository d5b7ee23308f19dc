// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the layer that the value of a configuration file states, and checks all of its keys.
struct ConfigurationReader {
  private static let keys = [
    "$schema", "extends", "preset", "rules", "overrides", "matrix", "excluded", "failOn",
  ]

  let file: ConfigurationFile
  let rules: [LayoutRule]

  /// Returns the layer, and the path of the file that it extends.
  ///
  /// - Throws: A ``FileFailure`` about the first key that is unknown or has another kind of value.
  func layer() throws(FileFailure) -> (layer: ConfigurationLayer, base: String?) {
    let members = try members(of: file.value, at: [], known: Self.keys)
    var layer = ConfigurationLayer()
    layer.preset = try word(members["preset"], at: ["preset"])
    layer.failOn = try failOn(members["failOn"])
    if let words = try string(members["matrix"], at: ["matrix"]) {
      layer.matrix = try matrix(words)
    }
    if let excluded = members["excluded"] {
      layer.excluded = try strings(excluded, at: ["excluded"])
    }
    if let settings = members["rules"] {
      layer.rules = try ruleSettings(settings, at: ["rules"])
    }
    if let overrides = members["overrides"] { layer.overrides = try self.overrides(overrides) }
    return (layer, try string(members["extends"], at: ["extends"]))
  }

  // MARK: Parts

  private func failOn(_ value: ConfigurationValue?) throws(FileFailure) -> LayoutSeverity? {
    guard let severity: LayoutSeverity = try word(value, at: ["failOn"]) else { return nil }
    guard severity != .off else {
      let words = ["info", "warning", "error"]
      throw file.failure(.unknownWord(severity.rawValue, words: words), at: ["failOn"])
    }
    return severity
  }

  private func matrix(_ words: String) throws(FileFailure) -> LayoutMatrix {
    do throws(LayoutMatrix.ParseError) {
      return try LayoutMatrix(words)
    } catch {
      throw file.failure(.invalidMatrix(error.description), at: ["matrix"])
    }
  }

  private func overrides(
    _ value: ConfigurationValue
  ) throws(FileFailure) -> [CheckConfiguration.Override] {
    guard case .array(let list) = value else {
      throw wrongKind(at: ["overrides"], "an array of objects with files and rules")
    }
    var overrides: [CheckConfiguration.Override] = []
    for (index, item) in list.enumerated() {
      let path = ["overrides", "\(index)"]
      let members = try members(of: item, at: path, known: ["files", "rules"])
      guard let files = members["files"], let rules = members["rules"] else {
        throw file.failure(.incompleteOverride, at: path)
      }
      overrides.append(
        CheckConfiguration.Override(
          files: try strings(files, at: path + ["files"]),
          rules: try ruleSettings(rules, at: path + ["rules"])))
    }
    return overrides
  }

  private func ruleSettings(
    _ value: ConfigurationValue, at path: [String]
  ) throws(FileFailure) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (id, setting) in try members(of: value, at: path, known: nil).sorted(by: { $0.key < $1.key }
    ) {
      guard let rule = rules.first(where: { $0.id == id }) else {
        throw file.failure(.unknownRule(id, known: rules.map(\.id)), at: path + [id])
      }
      settings[id] = try ruleSetting(setting, of: rule, at: path + [id])
    }
    return settings
  }

  private func ruleSetting(
    _ value: ConfigurationValue, of rule: LayoutRule, at path: [String]
  ) throws(FileFailure) -> RuleSetting {
    if case .string = value { return RuleSetting(severity: try word(value, at: path)) }
    guard case .object = value else {
      throw wrongKind(at: path, "off, info, warning, error, or an object with severity")
    }
    var options = try members(
      of: value, at: path, known: ["severity"] + rule.options.map(\.name))
    let severity: LayoutSeverity? = try word(
      options.removeValue(forKey: "severity"), at: path + ["severity"])
    for option in rule.options {
      guard let stated = options[option.name], let usual = option.value,
        !stated.isSameKind(as: usual)
      else { continue }
      throw wrongKind(at: path + [option.name], "\(usual.kind), such as \(option.defaultValue)")
    }
    return RuleSetting(severity: severity, options: options)
  }

  // MARK: Values

  private func members(
    of value: ConfigurationValue, at path: [String], known: [String]?
  ) throws(FileFailure) -> [String: ConfigurationValue] {
    guard case .object(let members) = value else { throw wrongKind(at: path, "an object") }
    for key in members.keys.sorted() {
      guard let known, !known.contains(key) else { continue }
      let names = known.filter { $0 != "$schema" }
      throw file.failure(.unknownKey(key, known: names), at: path + [key])
    }
    return members
  }

  private func string(
    _ value: ConfigurationValue?, at path: [String]
  ) throws(FileFailure) -> String? {
    guard let value else { return nil }
    guard let text = value.string else { throw wrongKind(at: path, "a string") }
    return text
  }

  private func strings(
    _ value: ConfigurationValue, at path: [String]
  ) throws(FileFailure) -> [String] {
    guard let texts = value.strings else { throw wrongKind(at: path, "an array of strings") }
    return texts
  }

  private func word<Value: RawRepresentable<String> & CaseIterable>(
    _ value: ConfigurationValue?, at path: [String]
  ) throws(FileFailure) -> Value? {
    guard let value else { return nil }
    let words = Value.allCases.map(\.rawValue)
    guard let text = value.string else {
      throw wrongKind(at: path, "one of \(words.joined(separator: ", "))")
    }
    guard let result = Value(rawValue: text) else {
      throw file.failure(.unknownWord(text, words: words), at: path)
    }
    return result
  }

  private func wrongKind(at path: [String], _ expected: String) -> FileFailure {
    file.failure(.wrongKind(key: path.last, expected: expected), at: path)
  }
}
