// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The steps of a derivation as the lines of a tree, in which a shared step is told once.
struct DerivationTree {
  let derivation: LayoutDerivation
  let engine: LayoutEngine
  let text: RequirementText
  private var shown: Set<Int> = []

  init(derivation: LayoutDerivation, engine: LayoutEngine, text: RequirementText) {
    self.derivation = derivation
    self.engine = engine
    self.text = text
  }

  /// Returns the lines of the first levels.
  mutating func lines(depth: Int) -> [DerivationDescription.Line] {
    guard let first = derivation.nodes.first else { return [] }
    var lines: [DerivationDescription.Line] = []
    // A sum says nothing that the headline does not.
    let roots = first.reason == .sum ? first.parts : [0]
    // A stack in place of recursion, for chains of any length.
    var pending = roots.enumerated().reversed().map {
      (node: $1, level: 0, isLast: $0 == roots.count - 1)
    }
    while let (node, level, isLast) = pending.popLast() {
      func append(_ level: Int, _ isLast: Bool, _ text: String) {
        lines.append(.init(level: level, isLast: isLast, text: text))
      }
      guard shown.insert(node).inserted || derivation.nodes[node].parts.isEmpty else {
        append(level, isLast, "\(subject(node)), as above")
        continue
      }
      append(level, isLast, line(node))
      let parts = derivation.nodes[node].parts
      let equations = equations(node)
      for (index, equation) in equations.enumerated() {
        append(level + 1, parts.isEmpty && index == equations.count - 1, equation)
      }
      guard !parts.isEmpty else { continue }
      guard level + 1 < depth else {
        append(level + 1, true, "…")
        continue
      }
      for (index, part) in parts.enumerated().reversed() {
        pending.append((part, level + 1, index == parts.count - 1))
      }
    }
    return lines
  }

  private func line(_ index: Int) -> String {
    let subject = subject(index)
    switch derivation.nodes[index].reason {
    case .sum: return subject
    case .equation(let requirement): return "\(subject)  \(stated(requirement))"
    case .bound(let requirement): return "\(subject)  \(stated(requirement)), which is the limit"
    case .together(let requirements):
      return "\(subject)  by \(requirements.count) constraints together"
    case .given: return "\(subject)  given"
    case .tieRule:
      return "\(subject)  by no constraint: Quoin's rule for equally good layouts chose it"
    }
  }

  /// The requirements of a step of several.
  private func equations(_ index: Int) -> [String] {
    guard case .together(let requirements) = derivation.nodes[index].reason else { return [] }
    return requirements.map(stated)
  }

  /// A requirement behind its source location.
  private func stated(_ requirement: LayoutRequirement) -> String {
    let line = text.line(requirement, in: engine)
    guard case .constraint(let id) = requirement, let location = text.names.location(id) else {
      return line
    }
    return "\(location)  \(line)"
  }

  /// The coordinates of a step with their values. The item that was asked about is not named again.
  private func subject(_ index: Int) -> String {
    let coordinates = derivation.nodes[index].coordinates
    guard !coordinates.isEmpty else {
      return "\(derivation.attribute) \(LayoutText.number(derivation.value))"
    }
    return coordinates.map { coordinate in
      let name = coordinate.coordinate.derivedName
      let value = LayoutText.number(coordinate.value)
      return coordinate.item == derivation.item
        ? "\(name) \(value)" : "\(text.names.item(coordinate.item)).\(name) \(value)"
    }.joined(separator: ", ")
  }
}
