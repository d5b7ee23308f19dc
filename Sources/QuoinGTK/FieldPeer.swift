// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// A text field that is typed into.
final class FieldPeer: ViewPeer {
  init(_ view: UITextField?) { super.init(view) { quoin_field_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let field = view as? UITextField else { return }
    if !change.isDisjoint(with: [.look, .traits, .direction]) { showLook(of: field) }
    if change.contains(.content) { quoin_field_set_placeholder(widget, field.placeholder ?? "") }
    if change.contains(.value) { quoin_field_set_text(widget, field.text ?? "") }
    if change.contains(.focus), field.isFirstResponder { quoin_widget_focus(widget) }
  }

  /// Shows the look of a field, of which this need not be the peer.
  func showLook(of field: UITextField) {
    let isReversed = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    TextLook(font: field.font, color: field.textColor).withLook { look in
      withUnsafePointer(to: look) {
        quoin_field_set_look(
          widget, $0, field.textAlignment.resolved(isRightToLeft: isReversed),
          field.borderStyle != .none, field.isSecureTextEntry)
      }
    }
  }

  override func spokenName(of view: UIView) -> String? { (view as? UITextField)?.placeholder }

  override func textDidChange(to text: String) {
    guard let field = view as? UITextField, !field.takeTypedText(text) else { return }
    // The delegate refused the change, or an action made another text of it.
    quoin_field_set_text(widget, field.text ?? "")
  }

  override func wasActivated() { (view as? UITextField)?.pressReturn() }

  override func focusDidChange(_ hasFocus: Bool) {
    guard let field = view as? UITextField, field.isFirstResponder != hasFocus else { return }
    if hasFocus { field.becomeFirstResponder() } else { field.resignFirstResponder() }
  }
}
#endif
