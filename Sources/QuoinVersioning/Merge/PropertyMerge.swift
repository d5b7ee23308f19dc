// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules for one value that three versions have.
enum PropertyMerge {
  enum Outcome: Equatable {
    case side(MergeSide)
    case either
    case contradiction
  }

  /// The outcome for a value in three versions.
  static func outcome(_ values: MergeValues) -> Outcome {
    if ValueText.areEqual(values.ours, values.theirs) { return .either }
    if ValueText.areEqual(values.base, values.theirs) { return .side(.ours) }
    if ValueText.areEqual(values.base, values.ours) { return .side(.theirs) }
    return .contradiction
  }

  /// The outcome for an attribute in three versions. A default that a version writes or leaves out is
  /// no change where another version has another value.
  static func outcome(_ values: MergeValues, of attribute: String, _ element: String) -> Outcome {
    let outcome = outcome(values)
    guard outcome == .contradiction else { return outcome }
    func omitted(_ value: String?) -> String? { Defaults.omitted(value, of: attribute, element) }
    return Self.outcome(
      MergeValues(
        base: omitted(values.base), ours: omitted(values.ours), theirs: omitted(values.theirs)))
  }

  /// The side that a rule for generated content takes in a contradiction; nil without such a rule.
  ///
  /// - Parameter isNoise: Whether the value does not affect the design.
  static func generated(
    _ property: String, of element: String, _ values: MergeValues,
    tools: (ours: String?, theirs: String?), isNoise: Bool
  ) -> MergeSide? {
    guard isNoise else { return nil }
    switch property {
    case "toolsVersion", "minToolsVersion": return later(values.ours, values.theirs)
    case "version" where element == "plugIn": return later(values.ours, values.theirs)
    case "systemVersion": return later(tools.ours, tools.theirs)
    default: return .ours
    }
  }

  private static func later(_ ours: String?, _ theirs: String?) -> MergeSide {
    let parts = [ours, theirs].map { ($0 ?? "").split(separator: ".").map { Int($0) ?? 0 } }
    return parts[0].lexicographicallyPrecedes(parts[1]) ? .theirs : .ours
  }
}
