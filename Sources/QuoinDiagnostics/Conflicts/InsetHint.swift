// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The part of a view that its margins or its safe area leave out along an axis.
enum InsetHint {
  /// Returns sentences about the guides and margins that a requirement refers to, such as `the safe
  /// area of form leaves out 59 at the top and 34 at the bottom`. Insets of 0 have no sentence.
  static func words(
    about requirement: LayoutRequirement, _ axis: LayoutAxis, _ engine: LayoutEngine,
    _ names: LayoutNames
  ) -> [String] {
    guard case .constraint(let id) = requirement, let constraint = engine.constraint(id) else {
      return []
    }
    return [constraint.first, constraint.second].compactMap(\.self).flatMap { operand in
      operand.items.compactMap { item in
        let kind = operand.refersToMargins ? .marginsGuide : engine.item(item)?.kind
        let owner = operand.refersToMargins ? item : engine.item(item)?.parent
        return owner.flatMap { words(about: kind, of: $0, axis, engine, names) }
      }
    }
  }

  private static func words(
    about kind: LayoutItemKind?, of owner: ItemID, _ axis: LayoutAxis, _ engine: LayoutEngine,
    _ names: LayoutNames
  ) -> String? {
    let insets: LayoutInsets
    let area: String
    switch kind {
    case .safeAreaGuide:
      (insets, area) = (
        engine.safeAreaInsets(of: owner), "the safe area of \(names.item(owner)) leaves"
      )
    case .marginsGuide:
      (insets, area) = (
        engine.effectiveMargins(of: owner), "the margins of \(names.item(owner)) leave"
      )
    case .view, .guide, .contentGuide, .frameGuide, nil: return nil
    }
    return lengths(insets, axis).map { "\(area) out \($0)" }
  }

  /// Returns the insets of the safe area and the margins of a view along an axis, such as `the safe
  /// area leaves out 59 at the top, the margins 59 at the top and 8 at the bottom`.
  static func words(about owner: ItemID, _ axis: LayoutAxis, _ engine: LayoutEngine) -> String {
    let safeArea = lengths(engine.safeAreaInsets(of: owner), axis) ?? "nothing"
    let margins = lengths(engine.effectiveMargins(of: owner), axis) ?? "nothing"
    return "the safe area leaves out \(safeArea), the margins \(margins)"
  }

  /// The lengths at both ends of an axis that are not 0; nil where both are.
  private static func lengths(_ insets: LayoutInsets, _ axis: LayoutAxis) -> String? {
    let sides =
      axis == .horizontal
      ? [(insets.left, "on the left"), (insets.right, "on the right")]
      : [(insets.top, "at the top"), (insets.bottom, "at the bottom")]
    let parts = sides.filter { $0.0 != 0 }.map { "\(PrintedSum.number($0.0)) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension LayoutOperand {
  /// Whether the operand is a margin of its item.
  fileprivate var refersToMargins: Bool {
    guard case .attribute(_, let attribute) = self else { return false }
    return attribute.readsMargins
  }
}
