// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// A button that is clicked. System buttons look as the theme wants.
final class ButtonPeer: ViewPeer {
  private let isPlain: Bool

  init(_ view: UIButton?, isPlain: Bool) {
    self.isPlain = isPlain
    super.init(view) { quoin_button_create($0, isPlain) }
  }

  /// Whether a button has only the look that the program gives it. The background of a theme would
  /// cover that of the program, on which its titles can be read.
  static func isPlain(_ button: UIButton) -> Bool {
    guard button.configuration == nil else { return false }
    return button.buttonType != .system || button.backgroundColor != nil
  }

  override func suits(_ view: UIView) -> Bool {
    (view as? UIButton).map { ButtonPeer.isPlain($0) == isPlain } ?? true
  }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let button = view as? UIButton,
      !change.isDisjoint(with: [.content, .look, .state, .traits, .direction])
    else { return }
    show(button)
  }

  /// Shows what a button has, of which this need not be the peer.
  func show(_ button: UIButton) {
    let color = isPlain ? button.currentTitleColor : button.titleColor(for: button.state)
    TextLook(font: button.titleLabel?.font, color: color).withLook { look in
      withUnsafePointer(to: look) {
        quoin_button_set_title(widget, button.currentTitle ?? "", $0)
      }
    }
    showPicture(of: button)
    guard isPlain else { return }
    let insets = button.shownInsets
    // GTK exchanges left and right where texts run from right to left.
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = isReversed ? (insets.right, insets.left) : (insets.left, insets.right)
    quoin_button_set_insets(
      widget, Double(insets.top), Double(sides.0), Double(insets.bottom), Double(sides.1))
  }

  private func showPicture(of button: UIButton) {
    guard let image = button.currentImage else { return quoin_button_set_picture(widget, nil) }
    let color: UIColor = button.isEnabled ? button.tintColor : .tertiaryLabel
    Picture(image, tint: color, isMirrored: false).withPicture { picture in
      withUnsafePointer(to: picture) { quoin_button_set_picture(widget, $0) }
    }
  }

  override func wasClicked() {
    guard let button = view as? UIButton, button.isEnabled else { return }
    button.sendActions(for: .touchUpInside)
  }

  override func wasPressed(_ isDown: Bool) {
    guard let button = view as? UIButton, button.isEnabled, button.isHighlighted != isDown
    else { return }
    button.isHighlighted = isDown
    if isDown { button.sendActions(for: .touchDown) }
  }
}
#endif
