// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// What a reader should know about the members of a conflict that the program has not made.
struct RequirementHints {
  let hints: [String]

  init(_ members: [LayoutRequirement], _ engine: LayoutEngine, _ names: LayoutNames) {
    var hints: [String] = []
    let constrained = engine.itemsWithForgottenMasks(in: members)
    let axes = Set(members.flatMap { $0.axes(in: engine) })
    for member in members {
      for axis in LayoutAxis.allCases where axes.contains(axis) {
        for hint in InsetHint.words(about: member, axis, engine, names)
        where !hints.contains(hint) {
          hints.append(hint)
        }
      }
      let hint: String?
      switch member {
      case .constraint(let id):
        hint = names.origin(id).hint
      case .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
        let start =
          "translatesAutoresizingMaskIntoConstraints of \(names.item(item)) is still true"
        if constrained.contains(item) {
          hint = "\(start); constraints on \(names.item(item)) were meant to replace the mask"
        } else if case .autoresizingSize(_, let axis) = member {
          let rect = engine.alignmentRect(of: item)
          let length = PrintedSum.number(axis == .horizontal ? rect.width : rect.height)
          let direction = axis == .horizontal ? "wide" : "high"
          hint = "\(start), so that its mask and its frame make it \(length) \(direction)"
        } else {
          hint = start
        }
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        let size = PrintedSum.number(engine.item(item)?.content(axis)?.size ?? 0)
        let direction = axis == .horizontal ? "wide" : "high"
        hint = "the content of \(names.item(item)) is \(size) \(direction)"
      case .givenSize, .nonNegativeSize, .nonNegativeContentSize:
        hint = nil
      }
      if let hint, !hints.contains(hint) { hints.append(hint) }
    }
    self.hints = hints
  }
}
