// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

@Suite struct ConfigurationFileTests {
  private static let touch = LayoutRule(
    "touch-target", "Small controls", .off,
    options: [RuleOption("minimum", "The least size", defaultValue: "44")])
  private static let rules = [FindingSample.rule, touch]

  /// The configuration of a file with a text; the failure where there is one.
  private func result(
    _ text: String, others: [String: String] = [:]
  ) throws -> Result<ConfigurationLayer, FileFailure> {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in others { try folder.add(name, text) }
    let path = try folder.add(".quoin.json", text)
    do throws(FileFailure) {
      return .success(try ConfigurationFile.layer(at: path, rules: Self.rules))
    } catch {
      var failure = error
      failure.file = failure.file.replacing(folder.url.path + "/", with: "")
      return .failure(failure)
    }
  }

  @Test("A file with all keys is read, with comments and trailing commas")
  func everything() throws {
    let layer = try result(
      """
      {
        "$schema": "x",
        "preset": "strict", // a comment
        "rules": {"touch-target": {"severity": "warning", "minimum": 40}, "truncated-text": "off"},
        "overrides": [{"files": ["**/Debug*.xib"], "rules": {"truncated-text": "error"}}],
        "matrix": "phones direction=both", "excluded": ["Generated"], "failOn": "error",
      }
      """
    ).get()
    let configuration = layer.configuration(with: ConfigurationLayer(), folder: "/p")
    #expect(configuration.preset == .strict)
    #expect(configuration.failOn == .error)
    #expect(try configuration.matrix == LayoutMatrix("phones direction=both"))
    #expect(configuration.setting(of: "touch-target", in: nil).options == ["minimum": .number(40)])
    let rule = FindingSample.rule
    #expect(configuration.severity(of: rule, in: "/p/A/Main.xib") == .off)
    #expect(configuration.severity(of: rule, in: "/p/A/Debug1.xib") == .error)
    #expect(configuration.excludes("/p/A/Generated/a.xib"))
    #expect(!configuration.excludes("/p/A/a.xib"))
  }

  @Test(
    "Each mistake is a failure with its place, its code and what to write",
    arguments: [
      (#"{"preset": "x",}"#, 1, 2, "invalid-value", "'x' is none of default, accessibility, "),
      (
        "{\n  \"presets\": 1}", 2, 3, "unknown-key", "no key 'presets' here. Did you mean 'preset'?"
      ),
      (
        #"{"rules": {"touch-tarets": "off"}}"#, 1, 12, "unknown-rule",
        "no rule 'touch-tarets'. Did you mean 'touch-target'?"
      ),
      (
        #"{"rules": {"touch-target": {"minimun": 40}}}"#, 1, 29, "unknown-key",
        "Did you mean 'minimum'? The keys are severity, minimum."
      ),
      (
        #"{"rules": {"touch-target": {"minimum": "40"}}}"#, 1, 29, "invalid-value",
        "'minimum' has to be a number, such as 44."
      ),
      (#"{"rules": {"touch-target": true}}"#, 1, 12, "invalid-value", "off, info, warning, error"),
      (#"{"rules": {"touch-target": "warn"}}"#, 1, 12, "invalid-value", "Did you mean 'warning'?"),
      (#"{"rules": []}"#, 1, 2, "invalid-value", "'rules' has to be an object."),
      (#"{"failOn": "off"}"#, 1, 2, "invalid-value", "'off' is none of info, warning, error."),
      (#"{"excluded": "a"}"#, 1, 2, "invalid-value", "'excluded' has to be an array of strings."),
      (#"{"matrix": "phone"}"#, 1, 2, "invalid-value", "'phone' is neither a set"),
      (#"{"overrides": [{"files": []}]}"#, 1, 16, "missing-key", "An override has files"),
      (#"{"overrides": [{"file": []}]}"#, 1, 17, "unknown-key", "Did you mean 'files'?"),
      (
        #"{"rules": {"touch-target": "off", "touch-target": "info"}}"#, 1, 35, "repeated-key",
        "'touch-target' is set twice."
      ),
      ("[]", 1, 1, "invalid-value", "The configuration has to be an object."),
      (#"{"extends": 1}"#, 1, 2, "invalid-value", "'extends' has to be a string."),
    ] as [(String, Int, Int, String, String)])
  func mistake(text: String, line: Int, column: Int, code: String, part: String) throws {
    guard case .failure(let failure) = try result(text) else {
      Issue.record("No failure")
      return
    }
    #expect(failure.file == ".quoin.json")
    #expect(failure.line == line)
    #expect(failure.column == column)
    #expect(failure.code == code)
    #expect(failure.message.contains(part), "\(failure.message)")
  }

  @Test("A text that is not JSON5 is a failure", arguments: ["{", "", "{\"a\": }", "preset: x"])
  func malformed(text: String) throws {
    guard case .failure(let failure) = try result(text) else {
      Issue.record("No failure")
      return
    }
    #expect(failure.code == "malformed-configuration")
  }

  @Test("A file counts more than the one that it extends")
  func extending() throws {
    let layer = try result(
      #"{"extends": "Shared/base.json", "rules": {"touch-target": "error"}, "failOn": "info"}"#,
      others: [
        "Shared/base.json": #"{"extends": "other.json", "failOn": "error", "#
          + #""rules": {"touch-target": {"minimum": 40}, "truncated-text": "off"}}"#,
        "Shared/other.json": #"{"preset": "strict", "excluded": ["Generated"]}"#,
      ]
    ).get()
    #expect(layer.preset == .strict)
    #expect(layer.failOn == .info)
    #expect(layer.excluded == ["Generated"])
    #expect(layer.rules["touch-target"]?.severity == .error)
    #expect(layer.rules["touch-target"]?.options == ["minimum": .number(40)])
    #expect(layer.rules["truncated-text"]?.severity == .off)
  }

  @Test("Files that extend each other, and a missing file, are failures")
  func circles() throws {
    let circle = try result(
      #"{"extends": "a.json"}"#, others: ["a.json": #"{"extends": ".quoin.json"}"#])
    guard case .failure(let failure) = circle else {
      Issue.record("No failure")
      return
    }
    #expect(failure.code == "circular-extends")
    #expect(failure.file.hasSuffix("a.json"))
    guard case .failure(let missing) = try result(#"{"extends": "none.json"}"#) else {
      Issue.record("No failure")
      return
    }
    #expect(missing.code == "unreadable-configuration")
    #expect(missing.file.hasSuffix("none.json"))
  }

  @Test("Options of a command count more than a file and its overrides")
  func options() throws {
    let layer = try result(
      """
      {"preset": "strict", "failOn": "info", "rules": {"truncated-text": "off"},
       "overrides": [{"files": ["*.xib"], "rules": {"truncated-text": "info"}}]}
      """
    ).get()
    var options = ConfigurationLayer()
    options.preset = .localization
    options.rules["truncated-text"] = RuleSetting(severity: .error)
    let configuration = layer.configuration(with: options, folder: nil)
    #expect(configuration.preset == .localization)
    #expect(configuration.failOn == .info)
    #expect(configuration.severity(of: FindingSample.rule, in: "a.xib") == .error)
  }

  @Test("--only turns its rules on and all others off")
  func only() {
    var options = ConfigurationLayer()
    options.only = ["touch-target"]
    let configuration = ConfigurationLayer().configuration(with: options, folder: nil)
    #expect(configuration.severity(of: Self.touch, in: nil) == .warning)
    #expect(configuration.severity(of: FindingSample.rule, in: nil) == .off)
  }
}
