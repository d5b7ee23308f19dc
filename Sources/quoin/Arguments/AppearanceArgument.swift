// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinUIKit

/// The appearance of pictures, as the arguments name it.
enum AppearanceArgument: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
  case lightHighContrast = "light-high-contrast"
  case darkHighContrast = "dark-high-contrast"

  var style: UIUserInterfaceStyle {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }

  /// The contrast; nil for the usual one.
  var contrast: UIAccessibilityContrast? {
    switch self {
    case .light, .dark: nil
    case .lightHighContrast, .darkHighContrast: .high
    }
  }
}
