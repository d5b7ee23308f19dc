// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking

/// The arguments of `quoin check` about rules, which count more than configuration files.
struct RuleArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A configuration file in place of the closest .quoin.json of each file.", valueName: "FILE"))
  var config: String?

  @Option(
    help: "The rules and severities to begin with: \(WordArgument.list(CheckPreset.self)).",
    transform: WordArgument.value)
  var preset: CheckPreset?

  @Option(
    help: ArgumentHelp(
      "A rule with its severity: off, info, warning or error; without one, warning.",
      valueName: "ID[=SEVERITY]"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("The only rules that run, separated by commas.", valueName: "ID,..."))
  var only: String?

  @Option(
    help: ArgumentHelp(
      """
      The configurations to lay scenes out in: \
      \(LayoutMatrix.namedSets.map(\.name).joined(separator: ", ")), or axes such as \
      "devices=small,pad direction=both".
      """, valueName: "SPEC"))
  var matrix: String?

  @Flag(help: "Use every combination of a matrix, however many there are.")
  var matrixFull = false

  @Option(
    help: "The least severity that fails the run: error, warning or info.",
    transform: WordArgument.value)
  var failOn: LayoutSeverity?

  /// Returns the configuration that the arguments state.
  ///
  /// - Throws: A `ValidationError` about a rule or a matrix that there is not.
  @MainActor func layer() throws -> ConfigurationLayer {
    var layer = ConfigurationLayer()
    layer.preset = preset
    layer.usesFullMatrix = matrixFull
    guard failOn != .off else {
      throw ValidationError("--fail-on is one of error, warning, info.")
    }
    layer.failOn = failOn
    let known = RuleCatalog.all.map(\.id)
    for argument in rule {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let id = try Self.rule(parts.first ?? "", among: known)
      let severity: LayoutSeverity = try parts.count == 2 ? WordArgument.value(parts[1]) : .warning
      guard layer.rules.updateValue(RuleSetting(severity: severity), forKey: id) == nil else {
        throw ValidationError("--rule sets '\(id)' twice.")
      }
    }
    if let only {
      let ids = only.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      guard !ids.isEmpty else { throw ValidationError("--only needs the id of a rule.") }
      layer.only = Set(try ids.map { try Self.rule($0, among: known) })
    }
    if let matrix { layer.matrix = try Self.matrix(matrix) }
    return layer
  }

  private static func rule(_ id: String, among known: [String]) throws -> String {
    guard known.contains(id) else {
      throw ValidationError(
        "There is no rule '\(id)'.\(NearestName.question(id, among: known)) 'quoin rule' lists all."
      )
    }
    return id
  }

  private static func matrix(_ words: String) throws -> LayoutMatrix {
    do throws(LayoutMatrix.ParseError) {
      return try LayoutMatrix(words)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
