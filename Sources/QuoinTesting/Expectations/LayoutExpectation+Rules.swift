// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
import QuoinUIKit

extension LayoutExpectation {
  /// Expects that a rule of `quoin check` about layouts finds nothing.
  ///
  /// - Parameter id: The id, such as `stack-hiding`. One that no rule about layouts has is a
  ///   failure.
  public static func rule(_ id: String) -> LayoutExpectation {
    LayoutExpectation(named: id, needsVariants: needsVariants([id])) { layout in
      let rules = RuleCatalog.layoutRules.map(\.rule.id)
      guard rules.contains(id) else {
        return [
          ExpectationFinding(
            key: id,
            message: "no rule about layouts has the id “\(id)”."
              + NearestName.question(id, among: rules))
        ]
      }
      return layout.findings(of: id)
    }
  }

  /// Expects that the rules about layouts that a preset of `quoin check` makes warnings or errors
  /// find nothing.
  ///
  /// - Parameter preset: The preset, such as `.accessibility`.
  public static func rules(_ preset: CheckPreset) -> LayoutExpectation {
    LayoutExpectation(named: "rules(\(preset.rawValue))", needsVariants: true) { layout in
      let configuration = CheckConfiguration(preset: preset)
      return RuleCatalog.layoutRules
        .filter { configuration.severity(of: $0.rule, in: nil) >= .warning }
        .flatMap { rule in
          layout.findings(of: rule).map { finding in
            var finding = finding
            finding.message = "\(rule.rule.id): \(finding.message)"
            return finding
          }
        }
    }
  }

  /// Expects that a rule of a team, written in Swift, finds nothing.
  public static func rule(_ rule: some LayoutRuleProtocol) -> LayoutExpectation {
    LayoutExpectation(named: "rule", needsVariants: true) { $0.findings(of: rule) }
  }

  /// Whether rules compare layouts with other texts, directions or text sizes.
  private static func needsVariants(_ ids: Set<String>) -> Bool {
    !ids.isDisjoint(with: ["not-mirrored", "fixed-text-width", "fixed-text-height"])
  }
}
