// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings of several configurations, those of one rule about one object as one.
struct FindingList {
  private struct Key: Hashable {
    var rule: String
    var scene: String
    var object: String
    var detail: String
    /// Findings about no object differ by their location.
    var line: Int
    var column: Int
  }

  private(set) var findings: [LayoutFinding] = []
  private var indices: [Key: Int] = [:]

  /// Returns the findings of a rule in a scene so far.
  func known(_ rule: LayoutRule, in scene: String) -> Set<KnownFinding> {
    Set(
      findings.lazy.filter { $0.rule == rule.id && $0.scene == scene }
        .map { KnownFinding(object: $0.object, detail: $0.detail) })
  }

  /// Adds a finding of a configuration; nil for a finding of the whole file.
  mutating func add(_ finding: LayoutFinding, in configuration: LayoutConfiguration?) {
    let hasObject = !finding.object.isEmpty
    let key = Key(
      rule: finding.rule, scene: finding.scene, object: finding.object, detail: finding.detail,
      line: hasObject ? 0 : finding.location?.line ?? 0,
      column: hasObject ? 0 : finding.location?.column ?? 0)
    if let index = indices[key] {
      guard let name = configuration?.name, !findings[index].configurations.contains(name) else {
        return
      }
      findings[index].configurations.append(name)
    } else {
      var finding = finding
      finding.configurations = configuration.map { [$0.name] } ?? []
      indices[key] = findings.count
      findings.append(finding)
    }
  }
}

extension [LayoutFinding] {
  /// The findings in the order of the file; those about one element by rule.
  var inFileOrder: [LayoutFinding] {
    enumerated().sorted { left, right in
      (
        left.element.location?.line ?? 0, left.element.location?.column ?? 0, left.element.rule,
        left.offset
      ) < (
        right.element.location?.line ?? 0, right.element.location?.column ?? 0,
        right.element.rule, right.offset
      )
    }.map(\.element)
  }

  /// The findings with errors in the statements of the file first: other rules also find the
  /// effects of a constraint that was left out.
  var causesFirst: [LayoutFinding] {
    filter(\.isCause) + filter { !$0.isCause }
  }
}

extension LayoutFinding {
  /// The rules about statements that are left out or ignored.
  private static let causes: Set<String> = [
    "invalid-number", "invalid-value", "invalid-pairing", "unresolved-reference",
    "rejected-constraint", "self-reference", "duplicate-id",
  ]

  fileprivate var isCause: Bool { severity >= .error && Self.causes.contains(rule) }
}
