// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinUIKit

/// Replaces the texts in a tree of views, for example with longer ones, and can restore them.
///
/// Attributed texts are left alone, since their parts have their own styles.
@MainActor struct ReplacedTexts {
  private var undo: [() -> Void] = []

  /// Replaces the texts of labels, buttons, fields and segments.
  init(in root: UIView, by variant: StringsVariant) {
    var waiting = [root]
    while let view = waiting.popLast() {
      replace(view, variant)
      waiting += view.subviews.reversed()
    }
  }

  /// Restores the former texts of the views.
  func restore() { for step in undo.reversed() { step() } }

  private mutating func replace(_ view: UIView, _ variant: StringsVariant) {
    switch view {
    case let label as UILabel: replace(label, \.text, variant)
    case let button as UIButton:
      for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
        guard let title = button.title(for: state) else { continue }
        button.setTitle(PseudoLanguage.text(title, as: variant), for: state)
        undo.append { button.setTitle(title, for: state) }
      }
    case let field as UITextField:
      replace(field, \.text, variant)
      replace(field, \.placeholder, variant)
    case let text as UITextView:
      guard let old = text.text, !old.isEmpty else { return }
      text.text = PseudoLanguage.text(old, as: variant)
      undo.append { text.text = old }
    default: break
    }
  }

  private mutating func replace<View: UIView>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, String?>, _ variant: StringsVariant
  ) {
    guard let old = view[keyPath: property], !old.isEmpty else { return }
    view[keyPath: property] = PseudoLanguage.text(old, as: variant)
    undo.append { view[keyPath: property] = old }
  }
}
