// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// Sets whether a row is edited: if the table is and the data source lets the row be edited.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    if isEditing {
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.requestedEditingStyle = isEdited ? style : .none
    }
    if isEdited {
      cell.isIndentedByDelegate =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }
}

// While a row is edited, its content makes room for the control at its start, and the accessory for
// editing replaces the other one (Apple's documentation of `shouldIndentWhileEditing` and
// `editingAccessoryType`).
extension UITableViewCell {
  /// The indentation of texts, in points (Apple's documentation of `indentationLevel`).
  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The width of the control at the start of an edited row.
  var widthAtStart: CGFloat {
    guard isEditing, let table = owningTable, isIndentedWhileEditing(in: table.style) else {
      return 0
    }
    return TableMetrics.widthOfEditingControl(side: sideOfTexts)
  }

  /// Whether an edited row is indented. In a plain table `shouldIndentWhileEditing` has no effect
  /// (Apple's documentation of the property), but for a row without a control, as observed.
  private func isIndentedWhileEditing(in style: UITableView.Style) -> Bool {
    if style == .plain, editingStyle != .none { return true }
    return shouldIndentWhileEditing && isIndentedByDelegate
  }

  /// The accessory view that is shown now.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// The mark that is shown now at the end of the row.
  package final var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// Puts the accessory view of the present state into the cell, and removes the other one.
  func showAccessory() {
    let shown = shownAccessoryView
    for case let view? in [accessoryView, editingAccessoryView]
    where view !== shown && view.superview === self {
      view.removeFromSuperview()
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }
}
