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

  /// Returns whether the file does not state the height of a root in a program: that of a cell,
  /// unless it is one of a static table whose rows are not self-sizing.
  func isOfOpenHeight(_ root: UIView) -> Bool {
    guard let loaded, let cell = loaded.description(of: root) else { return false }
    guard ["tableViewCell", "collectionViewCell"].contains(cell.element) else { return false }
    guard !loaded.isSelfSizing(root), let file, let index = file.index(cell.id) else {
      return true
    }
    let table = file.ancestors(of: index).first { $0.name == "tableView" }
    return table?["dataMode"] != "static"
  }

  /// Whether a program makes a root wider than in the file: a view of a xib that is narrower than
  /// any phone, and no controller's.
  func isOfOpenWidth(_ root: UIView) -> Bool {
    guard let loaded, root.superview == nil, root.bounds.width < 320 else { return false }
    return !(loaded.hasController && root === roots.first)
  }
}
