// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIContentUnavailableConfiguration {
  /// The behaviour of a button in a placeholder for missing content.
  public struct ButtonProperties {
    /// The action of a tap; nil for none.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// The role of the button, such as the primary one.
    public var role = UIButton.Role.normal

    /// Sets all properties of a button except its action.
    @MainActor func apply(to button: UIButton) {
      button.menu = menu
      button.isEnabled = isEnabled
      button.role = role
    }
  }
}
