// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// A text of several lines that is typed into.
final class TextViewPeer: ViewPeer {
  init(_ view: UITextView?) { super.init(view) { quoin_text_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let view = view as? UITextView else { return }
    if !change.isDisjoint(with: [.look, .traits, .direction]) { showLook(of: view) }
    if change.contains(.value) { quoin_text_set(widget, view.text ?? "") }
    if change.contains(.focus), view.isFirstResponder { quoin_widget_focus(widget) }
  }

  private func showLook(of view: UITextView) {
    let insets = view.textInsets
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    TextLook(font: view.font, color: view.textColor).withLook { look in
      withUnsafePointer(to: look) {
        quoin_text_set_look(
          widget, $0, view.textAlignment.resolved(isRightToLeft: isReversed), view.isEditable,
          view.isScrollEnabled)
      }
    }
    quoin_text_set_insets(
      widget, Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
  }

  override func textDidChange(to text: String) {
    guard let view = view as? UITextView, !view.takeTypedText(text) else { return }
    // The delegate refused the change, or made another text of it.
    quoin_text_set(widget, view.text ?? "")
  }

  override func focusDidChange(_ hasFocus: Bool) {
    guard let view, view.isFirstResponder != hasFocus else { return }
    if hasFocus { view.becomeFirstResponder() } else { view.resignFirstResponder() }
  }
}
#endif
