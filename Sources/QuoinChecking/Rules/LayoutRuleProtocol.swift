// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule about laid out views. The rules of Quoin and those of a team are such rules.
///
/// ```swift
/// struct WideButtons: LayoutRuleProtocol {
///   let rule = LayoutRule("wide-buttons", "Buttons are at least 88 points wide")
///   func findings(in layout: CheckedLayout) -> [LayoutFinding] {
///     layout.views.filter { $0.kind == .button && $0.frame.width < 88 }
///       .map { layout.finding(rule, about: $0, "is \($0.frame.width) wide") }
///   }
/// }
/// ```
@MainActor public protocol LayoutRuleProtocol: Sendable {
  /// The name of the rule, and how serious its findings are.
  var rule: LayoutRule { get }
  /// The layouts of a matrix that the rule reads.
  var extent: RuleExtent { get }
  /// Returns the findings of the rule in a layout.
  func findings(in layout: CheckedLayout) -> [LayoutFinding]
}

extension LayoutRuleProtocol {
  /// Every layout of the matrix.
  public var extent: RuleExtent { .matrix }
}

/// The layouts that a rule reads.
public enum RuleExtent: Hashable, Sendable {
  /// Each layout of the matrix.
  case matrix
  /// The scene as drawn, also if the matrix does not contain that configuration.
  case canvas
}
