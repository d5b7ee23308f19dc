// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One side of a constraint as a model keeps it, with items as slots.
package struct OperandRecord: Sendable {
  /// The slot of the item.
  package let item: Int32
  /// The slot of the item where a distance begins; -1 where the operand is an attribute alone.
  package let startItem: Int32
  package let attribute: LayoutAttribute
  /// The attribute where a distance begins.
  package let startAttribute: LayoutAttribute

  init(_ operand: LayoutOperand) {
    switch operand {
    case .attribute(let item, let attribute):
      self.item = item.index
      self.attribute = attribute
      startItem = -1
      startAttribute = .notAnAttribute
    case .distance(let start, let startAttribute, let end, let endAttribute):
      item = end.index
      attribute = endAttribute
      startItem = start.index
      self.startAttribute = startAttribute
    }
  }

  /// Whether the operand is the distance between two locations.
  var isDistance: Bool { startItem >= 0 }

  /// The operand as it was added.
  func operand(_ tree: ItemTree) -> LayoutOperand {
    isDistance
      ? .distance(from: tree.id(startItem), startAttribute, to: tree.id(item), attribute)
      : .attribute(tree.id(item), attribute)
  }

  /// Whether an item of the operand satisfies a condition.
  func containsItem(where condition: (Int32) -> Bool) -> Bool {
    condition(item) || isDistance && condition(startItem)
  }
}
