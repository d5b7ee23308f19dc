// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The parts of the description of a warning.
struct WarningWords {
  let engine: LayoutEngine
  let text: RequirementText

  /// The number of items that are named.
  private static let mostNames = 5

  func headline(of warning: LayoutWarning) -> String {
    switch warning {
    case .zeroSizes(let cycle):
      let count = cycle.constraints.count
      let subject = count == 1 ? "1 constraint makes" : "\(count) constraints make"
      return "\(subject) \(sizes(cycle.sizes)) 0"
    case .ignoredItem(let id):
      guard let second = engine.constraint(id)?.second else { return "a constraint was removed" }
      return "the multiplier of \(text.operand(second)) is 0, so that a constraint ignores "
        + second.items.map(text.names.item).inSentence(most: Self.mostNames)
    case .outwardConstant(let outward):
      let points = PrintedSum.number(outward.points)
      return "\(text.names.item(outward.item)) is \(points) outside of "
        + "\(text.names.item(outward.container)) \(side(outward.edge))"
    case .hiddenLength(let hidden):
      let direction = hidden.axis == .horizontal ? "wide" : "high"
      return "\(hider(of: hidden)) hides \(text.names.item(hidden.item)), which has to be "
        + "\(PrintedSum.number(hidden.length)) \(direction)"
    case .missingLength(let missing):
      return "nothing inside of \(text.names.item(missing.item)) gives it a "
        + LayoutText.side(missing.axis)
    }
  }

  func notes(on warning: LayoutWarning) -> [String] {
    switch warning {
    case .zeroSizes(let cycle):
      return [
        MultiplierProduct(cycle, in: engine, text)?.sentence
          ?? "no constraint states a length, and other sizes than 0 contradict the multipliers"
      ]
    case .ignoredItem(let id):
      guard let constraint = engine.constraint(id), let second = constraint.second else {
        return []
      }
      let constant = LayoutText.number(constraint.constant)
      let relation = LayoutText.symbol(constraint.relation)
      let sum =
        constraint.constant < 0
        ? " - \(constant.dropFirst())"
        : constraint.constant > 0 ? " + \(constant)" : ""
      let product = "0*\(text.operand(second))\(sum)"
      let reason = text.names.isInProgram(id) ? "; in Swift 9 / 16 is 0, and 9.0 / 16 is not" : ""
      return [
        "\(text.operand(constraint.first)) \(relation) \(product) is always \(constant)\(reason)"
      ]
    case .outwardConstant(let outward):
      return [evidence(outward)]
    case .hiddenLength(let hidden):
      let direction = hidden.axis == .horizontal ? "wide" : "high"
      let constraints =
        hidden.constraints.count == 1
        ? "which breaks this constraint" : "so that one of these breaks"
      return ["when the program runs, a hidden arranged view is 0 \(direction), \(constraints)"]
    case .missingLength(let missing):
      let names = missing.overflowing.map(text.names.item)
      let direction = missing.axis == .horizontal ? "wide" : "high"
      let length =
        missing.standard > 0
        ? "its constraints allow 0, so that it is \(PrintedSum.number(missing.standard)) \(direction)"
        : "as small as its constraints allow, it is 0 \(direction)"
      let shown = names.inSentence(most: Self.mostNames)
      return ["\(length), and \(shown) \(names.count == 1 ? "is" : "are") outside"]
    }
  }

  func fixes(of warning: LayoutWarning, limit: Int) -> [FixDescription] {
    switch warning {
    case .zeroSizes(let cycle):
      return engine.fixes(for: cycle, limit: limit).map {
        FixDescription($0, in: engine, names: text.names)
      }
    case .ignoredItem:
      return []
    case .outwardConstant(let outward):
      return [FixDescription(outward.fix, in: engine, names: text.names)]
    case .hiddenLength(let hidden):
      return engine.fixes(for: hidden, limit: limit, canChange: text.names.canChange).map {
        FixDescription($0, in: engine, names: text.names)
      }
    case .missingLength(let missing):
      guard let fix = missing.fix else { return [] }
      let direction = missing.axis == .horizontal ? "wide" : "high"
      return [
        FixDescription(
          edit: "add \(text.equation(fix.constraint))",
          effect: "then \(text.names.item(missing.item)) is \(PrintedSum.number(fix.length)) "
            + direction,
          fix: fix.tried)
      ]
    }
  }

  private func hider(of hidden: HiddenLength) -> String {
    engine.item(hidden.item)?.parent.map(text.names.item) ?? "a stack view"
  }

  private func evidence(_ outward: OutwardConstant) -> String {
    let points = PrintedSum.number(outward.points)
    switch outward.evidence {
    case .oppositeEdge:
      return "its \(outward.edge.opposite) edge is \(points) inside"
    case .sibling(let sibling):
      return "\(text.names.item(sibling)) is \(points) inside there"
    case .cutOff(let view):
      let name = view == outward.item ? "a part of it" : "a part of \(text.names.item(view))"
      return "\(name) cannot be seen, and with the other sign all of it can"
    }
  }

  private func side(_ edge: LayoutAttribute) -> String {
    switch edge {
    case .left, .right: "on the \(edge)"
    default: "at the \(edge)"
    }
  }

  /// Sizes such as `the widths of a and b`.
  private func sizes(_ sizes: [ZeroSizeCycle.Size]) -> String {
    let parts = LayoutAxis.allCases.compactMap { axis -> String? in
      let names = sizes.filter { $0.axis == axis }.map { text.names.item($0.item) }
      guard !names.isEmpty else { return nil }
      let shown = names.inSentence(most: Self.mostNames)
      return "the \(LayoutText.side(axis))\(names.count == 1 ? "" : "s") of \(shown)"
    }
    return parts.joined(separator: " and ")
  }
}
