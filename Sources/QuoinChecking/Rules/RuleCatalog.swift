// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All rules of Quoin.
public enum RuleCatalog {
  /// All rules, in the order in which `quoin rule` lists them.
  @MainActor public static let all: [LayoutRule] =
    layoutRules.map(\.rule) + fileRules.map(\.rule) + [Suppressions.unusedRule]

  /// Returns the rule with an id; nil when there is none.
  @MainActor public static func rule(_ id: String) -> LayoutRule? { all.first { $0.id == id } }

  /// Returns the ids of a rule and of those that run after it.
  @MainActor package static func rules(from id: String) -> ArraySlice<String> {
    let running = fileRules.map(\.rule.id) + layoutRules.map(\.rule.id)
    return running.drop { $0 != id }
  }

  /// The rules about layouts.
  @MainActor package static let layoutRules: [any LayoutRuleProtocol] =
    [
      ConflictRule(), AmbiguityRule(.position), AmbiguityRule(.tie), AmbiguityRule(.content),
      EncapsulatedHeight(), StackHiding(), MisplacedView(), TruncatedText(), ClippedView(),
      OutsideSuperview(), OverlappingViews(), UnsafeArea(), TouchTarget(), FixedTextLength(.width),
      FixedTextLength(.height), NotMirrored(), ImpliedConstraint(), ViolatedOptionalConstraint(),
      UnsettledLayout(), RejectedConstraints(),
    ] + WarningRule.all + ShownFrameRule.all

  /// The ids of the rules whose problems the explanation of a scene has too.
  @MainActor static let explainedRules: Set<String> = {
    let rules: [any LayoutRuleProtocol] =
      [
        ConflictRule(), AmbiguityRule(.position), AmbiguityRule(.tie), AmbiguityRule(.content),
        EncapsulatedHeight(), UnsettledLayout(), ViolatedOptionalConstraint(),
      ] + WarningRule.all + ShownFrameRule.all
    return Set(rules.map(\.rule.id))
  }()

  /// The rules about the statements of files.
  @MainActor static let fileRules: [any FileRule] = {
    let first: [any FileRule] = [LeftRight(), DuplicateConstraint()]
    let about: [any FileRule] = [
      LeftoverConflict(), UnknownElements(), MissingOutlet(), ReuseIdentifier(), UnreachableScene(),
    ]
    let last: [any FileRule] = [
      CustomModule(), MissingResources(.image), MissingResources(.color), AccessibilityLabel(),
      FixedFont(), LowContrast(),
    ]
    let linter: [any FileRule] = LinterRule.documents + LinterRule.views
    let findings: [any FileRule] = ReaderFindings.all
    return first + findings + about + linter + last
  }()
}
