// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// An editable text field.
final class FieldPeer: ViewPeer {
  /// The widths of the views beside the text.
  private var sides: (start: CGFloat, end: CGFloat) = (0, 0)

  init(_ view: UITextField?) { super.init(view) { quoin_field_create($0) } }

  /// Whether views are beside the text.
  override var hasSubviewsInFront: Bool { true }

  override func placeDidChange(of view: UIView) {
    guard let field = view as? UITextField else { return }
    func width(_ side: UIView?, _ rect: CGRect) -> CGFloat {
      side?.superview === field ? rect.width : 0
    }
    let shown = (
      start: width(field.leftView, field.leftViewRect(forBounds: field.bounds)),
      end: width(field.rightView, field.rightViewRect(forBounds: field.bounds))
    )
    guard shown != sides else { return }
    sides = shown
    quoin_field_set_sides(widget, Double(shown.start), Double(shown.end))
  }

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
