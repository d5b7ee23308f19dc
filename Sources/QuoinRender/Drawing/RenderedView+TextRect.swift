// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedView {
  /// The rectangle of a text in the view, which is as wide as the text; nil for a view without
  /// text.
  func textRect(_ ruler: TextRuler) -> LayoutRect? {
    guard !isHidden, let text = appearance.text ?? appearance.placeholder, !text.isEmpty,
      alignmentFrame.hasArea
    else { return nil }
    let width = min(alignmentFrame.width, ruler.width(of: text, font: appearance.font))
    switch kind {
    case .label, .cell: return strip(width, after: 0)
    case .button: return alignmentFrame.centered(width: width, height: appearance.font.lineHeight)
    case .textField, .searchField, .comboBox, .popUpButton: return strip(width, after: 7)
    case .checkBox, .radioButton: return strip(width, after: 19)
    default: return nil
    }
  }

  /// A strip of the view where its text begins.
  private func strip(_ width: Double, after inset: Double) -> LayoutRect {
    let rect = alignmentFrame
    switch appearance.alignment {
    case .center: return rect.centered(width: width, height: rect.height)
    case .right: return rect.strip(width, trailing: true, rightToLeft: false)
    case .left: return rect.strip(width, trailing: false, rightToLeft: false)
    case .natural:
      return rect.without(inset, trailing: false, rightToLeft: isRightToLeft)
        .strip(width, trailing: false, rightToLeft: isRightToLeft)
    }
  }
}
