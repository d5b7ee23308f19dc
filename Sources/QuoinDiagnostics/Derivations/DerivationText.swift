// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The nodes of a derivation as text.
struct DerivationText {
  let engine: LayoutEngine
  let names: LayoutNames

  private var requirements: RequirementText { RequirementText(names: names) }

  /// Returns the name and the value of the number of a node, such as `title.width is 288`.
  func headline(_ node: LayoutDerivation.Node) -> String { number(node.number) }

  /// A node in one line.
  func line(_ node: LayoutDerivation.Node) -> String {
    guard let reason = reason(node) else { return numbers(node) }
    return "\(numbers(node)): \(reason)"
  }

  /// Returns all numbers of a node, separated by commas.
  func numbers(_ node: LayoutDerivation.Node) -> String {
    ([node.number] + node.others).map(number).joined(separator: ", ")
  }

  /// Returns the reason that a node has its value; nil for a sum, as its parts are the reason.
  func reason(_ node: LayoutDerivation.Node) -> String? {
    switch node.reason {
    case .sum: return nil
    case .constraint(let requirement, _): return line(requirement)
    case .bound(let requirement, let wanted):
      guard let wanted else { return "\(line(requirement)) stops it" }
      return "\(line(requirement)) stops it; wanted: \(requirements.line(wanted, in: engine))"
        + suffix(priority(of: wanted))
    case .optional(let requirement):
      return "\(line(requirement))\(suffix(priority(of: requirement))), "
        + "nothing stronger is in the way"
    case .together(let members): return "together: " + members.map(line).joined(separator: ", ")
    case .given(let requirement):
      if case .givenSize = requirement { return "given" }
      return requirements.line(requirement, in: engine)
    case .tieRule: return "no constraint determines it; Quoin's tie rule chose it"
    case .insets:
      guard case .insets(let axis) = node.number.quantity else { return "given" }
      let origin = node.parts.isEmpty ? "given" : "they follow from frames"
      return "\(origin); \(InsetHint.words(about: node.number.item, axis, engine))"
    case .group(let members):
      let owner = members.first.flatMap(names.owner(of:)) ?? "several constraints"
      return "\(owner), \(members.count) constraints"
    case .rounding(let exact, let scale):
      let pixels = scale == 1 ? "pixel" : "pixels"
      return "\(Self.exact(exact)) on a screen of \(LayoutText.number(scale)) \(pixels) a point"
    }
  }

  /// Returns the known facts about the content that determines a length; nil without any.
  func content(_ node: LayoutDerivation.Node) -> String? {
    contentSide(node).flatMap(names.content)
  }

  /// The item whose width decides how high its content is, which determines a length; nil where
  /// none does.
  func wrappedItem(_ node: LayoutDerivation.Node) -> ItemID? {
    guard let (item, axis) = contentSide(node), axis == .vertical, names.followsWidth(item)
    else { return nil }
    return item
  }

  private func contentSide(_ node: LayoutDerivation.Node) -> (ItemID, LayoutAxis)? {
    guard case .optional(let requirement) = node.reason else { return nil }
    switch requirement {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      return (item, axis)
    default: return nil
    }
  }

  /// A number with up to four decimals, and an ellipsis if it has more.
  private static func exact(_ number: Double) -> String {
    let nearest = (number * 1e4).rounded()
    if abs(number * 1e4 - nearest) < 1e-6 { return "\(nearest / 1e4)" }
    return "\((number * 1e3).rounded(.towardZero) / 1e3)…"
  }

  /// A requirement that is not met, with the amount in points.
  func violation(_ requirement: LayoutRequirement) -> String {
    let (found, _, wanted) = engine.comparison(of: requirement)
    let isBroken = engine.conflicts.contains { $0.broken == requirement }
    let amount = "\(LayoutText.number(abs(found - wanted))) off"
    return "\(line(requirement))\(suffix(priority(of: requirement))): "
      + (isBroken ? "broken, \(amount)" : amount)
  }

  private func number(_ number: LayoutDerivation.Number) -> String {
    let name = names.item(number.item)
    let value = LayoutText.number(number.value)
    switch number.quantity {
    case .attribute(let attribute): return "\(name).\(attribute) is \(value)"
    case .contentSize(let axis):
      return "the content \(LayoutText.side(axis)) of \(name) is \(value)"
    case .insets(let axis): return "the \(axis) insets of \(name)"
    }
  }

  func line(_ requirement: LayoutRequirement) -> String {
    requirements.locatedLine(requirement, in: engine)
  }

  /// The priority of a content requirement. Constraints print theirs themselves.
  private func priority(of requirement: LayoutRequirement) -> Double? {
    if case .constraint = requirement { nil } else { engine.priority(of: requirement) }
  }

  private func suffix(_ priority: Double?) -> String {
    priority.map { " @\(LayoutText.number($0))" } ?? ""
  }
}
