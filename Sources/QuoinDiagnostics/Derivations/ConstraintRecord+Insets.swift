// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ConstraintRecord {
  /// The views whose margins or safe areas the constraint refers to, by slot.
  func insetOwners(_ tree: ItemTree) -> [Int32] {
    [first, second].compactMap { $0 }.flatMap { operand in
      [(operand.item, operand.attribute), (operand.startItem, operand.startAttribute)]
        .filter { $0.0 >= 0 }
        .compactMap { slot, attribute -> Int32? in
          if tree[slot].item.kind.isInset { return tree[slot].parent }
          return attribute.readsMargins ? slot : nil
        }
    }
  }
}
