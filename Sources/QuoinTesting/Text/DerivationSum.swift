// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// A number of a layout as the sum of constants of constraints and of one given size:
/// `width 204 = 320 − 2 × 36 − 2 × 22, SignInView.swift:41 and :44`.
@MainActor struct DerivationSum {
  let text: String

  /// nil for a number that is no such sum, such as one that priorities or texts decide.
  init?(
    _ derivation: LayoutDerivation, of attribute: LayoutAttribute, _ explainer: LayoutExplainer
  ) {
    guard let value = derivation.nodes.first?.number.value else { return nil }
    let engine = explainer.inspection.engine
    var terms: [Double] = []
    var locations: [String] = []
    var givenSizes: [Double] = []
    for node in derivation.nodes {
      switch node.reason {
      case .sum: break
      case .constraint(.constraint(let id), let multiple):
        guard let constraint = engine.constraint(id) else { return nil }
        let term = multiple * constraint.constant
        if abs(term) > Self.tolerance { terms.append(term) }
        if let location = explainer.names.location(id) { locations.append(location) }
      case .given:
        if abs(node.number.value) > Self.tolerance { givenSizes.append(node.number.value) }
      default: return nil
      }
    }
    guard !locations.isEmpty else { return nil }
    let rest = value - terms.reduce(0, +)
    if abs(rest) > Self.tolerance {
      guard let given = givenSizes.first(where: { abs($0 - rest) <= Self.tolerance }) else {
        return nil
      }
      terms.insert(given, at: 0)
    }
    guard !terms.isEmpty else { return nil }
    text =
      "\(attribute) \(NumberText.short(value)) = \(Self.sum(of: terms)), "
      + Self.list(of: locations)
  }

  /// Numbers are printed to two decimals.
  private static let tolerance = 0.005

  /// The terms in their order, equal ones as a multiple.
  private static func sum(of terms: [Double]) -> String {
    var groups: [(value: Double, count: Int)] = []
    for term in terms {
      if let index = groups.firstIndex(where: { abs($0.value - term) <= tolerance }) {
        groups[index].count += 1
      } else {
        groups.append((term, 1))
      }
    }
    // A sum that begins with a positive number reads better.
    let ordered = groups.filter { $0.value > 0 } + groups.filter { $0.value <= 0 }
    return ordered.enumerated().map { index, group in
      let number = NumberText.short(abs(group.value))
      let term = group.count == 1 ? number : "\(group.count) × \(number)"
      if index == 0 { return group.value < 0 ? "−\(term)" : term }
      return group.value < 0 ? " − \(term)" : " + \(term)"
    }.joined()
  }

  /// `SignInView.swift:41 and :44`: a file that is named stays until another one is.
  private static func list(of locations: [String]) -> String {
    var seen: Set<String> = []
    var file = ""
    let parts = locations.filter { seen.insert($0).inserted }.map { location -> String in
      let pieces = location.split(separator: ":", maxSplits: 1).map(String.init)
      guard pieces.count == 2 else { return location }
      if pieces[0] == file { return ":\(pieces[1])" }
      file = pieces[0]
      return location
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
