// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import QuoinUIKit

/// A button that is clicked.
final class ButtonPeer: ViewPeer {
  /// The widgets of buttons.
  enum Kind: CaseIterable {
    /// The look of the theme.
    case themed
    /// The button has only the look that the program sets.
    case plain
    /// The button has the parts and distances of a configuration.
    case configured
  }

  private let kind: Kind
  private var isPlain: Bool { kind == .plain }

  init(_ view: UIButton?, _ kind: Kind) {
    self.kind = kind
    super.init(view) { number in
      switch kind {
      case .themed: quoin_button_create(number, false)
      case .plain: quoin_button_create(number, true)
      case .configured: quoin_configured_button_create(number)
      }
    }
  }

  /// The widget that a button needs. The background of a theme would cover that of the program, on
  /// which its titles can be read.
  static func kind(of button: UIButton) -> Kind {
    if button.configuration != nil { return .configured }
    return button.buttonType != .system || button.backgroundColor != nil ? .plain : .themed
  }

  override func suits(_ view: UIView) -> Bool {
    (view as? UIButton).map { ButtonPeer.kind(of: $0) == kind } ?? true
  }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let button = view as? UIButton,
      !change.isDisjoint(with: [.content, .look, .state, .traits, .direction])
    else { return }
    show(button)
  }

  /// Shows the properties of a button, which need not be the one of this peer.
  func show(_ button: UIButton) {
    if let configuration = button.configuration { return show(button, configuration) }
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
    Picture(image, for: button.traitCollection, tint: color, isMirrored: false).withPicture {
      picture in
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
