// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinUIKit

/// The appearance of pictures, as the arguments name it.
enum AppearanceArgument: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark

  var style: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
