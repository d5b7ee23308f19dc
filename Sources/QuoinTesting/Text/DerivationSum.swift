// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// A number of a layout as the sum of constants of constraints, and of an input size or of covered
/// parts of the screen: `width 204 = 320 − 2 × 36 − 2 × 22, SignInView.swift:41 and :44`.
@MainActor struct DerivationSum {
  let text: String

  /// - Parameter root: The view under test, whose size the window gives.
  /// - Returns: nil for a number that is not such a sum, such as one that priorities or texts
  ///   decide.
  init?(
    _ derivation: LayoutDerivation, of attribute: LayoutAttribute, _ explainer: LayoutExplainer,
    root: UIView
  ) {
    guard var value = derivation.nodes.first?.number.value else { return nil }
    // The sum is that of the exact number.
    if case .rounding(let exact, _)? = derivation.nodes.first?.reason { value = exact }
    let engine = explainer.inspection.engine
    let rootItem = explainer.inspection.item(of: root)
    var terms: [Term] = []
    var locations: [String] = []
    var given: [Term] = []
    for node in derivation.nodes {
      let number = node.number
      switch node.reason {
      case .sum, .rounding: break
      case .constraint(.constraint(let id), let multiple):
        guard let constraint = engine.constraint(id) else { return nil }
        terms.append(Term(value: multiple * constraint.constant))
        if let location = explainer.names.location(id) { locations.append(location) }
      case .constraint(.autoresizingSize(let item, _), _) where item == rootItem,
        .constraint(.autoresizingPosition(let item, _), _) where item == rootItem:
        given.append(Term(value: number.value))
      case .given: given.append(Term(value: number.value))
      case .insets: given.append(Term(value: number.value, name: "safe area "))
      default: return nil
      }
    }
    guard !locations.isEmpty else { return nil }
    terms.removeAll { abs($0.value) <= Self.tolerance }
    let rest = value - terms.reduce(0) { $0 + $1.value }
    if abs(rest) > Self.tolerance {
      let known = given.first { abs($0.value - rest) <= Self.tolerance }
      guard let known else { return nil }
      terms.insert(known, at: 0)
    }
    let names = LocationText.list(locations)
    let number = "\(attribute) \(LayoutText.number(value, decimals: 2))"
    text =
      terms.count < 2 && terms.allSatisfy { $0.name.isEmpty }
      ? "\(number), \(names)" : "\(number) = \(Self.sum(of: terms)), \(names)"
  }

  private struct Term {
    var value: Double
    var count = 1
    var name = ""

    init(value: Double, name: String = "") {
      self.value = value
      self.name = name
    }

    var words: String {
      let number = LayoutText.number(abs(value), decimals: 2)
      return name + (count == 1 ? number : "\(count) × \(number)")
    }
  }

  /// The largest rounding error of a number that is printed with two decimals.
  private static let tolerance = 0.005

  /// The terms in order, equal ones as a multiple.
  private static func sum(of terms: [Term]) -> String {
    var groups: [Term] = []
    for term in terms {
      let index = groups.firstIndex {
        $0.name == term.name && abs($0.value - term.value) <= tolerance
      }
      if let index { groups[index].count += 1 } else { groups.append(term) }
    }
    // A sum that begins with a positive number reads better.
    let ordered = groups.filter { $0.value > 0 } + groups.filter { $0.value <= 0 }
    return ordered.enumerated().map { index, group in
      if index == 0 { return group.value < 0 ? "−\(group.words)" : group.words }
      return group.value < 0 ? " − \(group.words)" : " + \(group.words)"
    }.joined()
  }
}
