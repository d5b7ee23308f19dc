// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIContentUnavailableConfiguration {
  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does; nil for a button that does nothing.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal

    /// Sets the properties of a button, apart from its action.
    @MainActor func apply(to button: UIButton) {
      button.menu = menu
      button.isEnabled = isEnabled
      button.role = role
    }
  }
}
