// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension CheckedLayout {
  /// Whether a cell of a table places a view: its content view, and the texts and the image of its
  /// style. The cell gives them the sizes of their contents, and mirrors them.
  func isPlacedByCell(_ view: CheckedView) -> Bool {
    var next = parent(of: view)
    while let outer = next {
      if outer.kind == .cell, let cell = file?.element(outer.identifier) {
        return view.description?.role == .content
          || ["textLabel", "detailTextLabel", "imageView"].contains {
            cell[$0] == view.identifier
          }
      }
      next = parent(of: outer)
    }
    return false
  }

  /// Whether the file does not state how high a root is in a program: that of a cell whose table asks for
  /// its height, or that is in no table of the file.
  func isOfOpenHeight(_ root: UIView) -> Bool {
    guard let loaded, let cell = loaded.description(of: root) else { return false }
    guard ["tableViewCell", "collectionViewCell"].contains(cell.element) else { return false }
    return root.superview == nil || loaded.asksForHeight(root)
  }
}
