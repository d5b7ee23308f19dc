// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder
import QuoinUIKit

extension LayoutConfiguration {
  /// The options that lay the scenes of a file out in the configuration.
  package func options(for file: InterfaceFile) -> SceneOptions {
    var options = SceneOptions(settings)
    // Insets that stored frames show would hide that a view is not where it is stored.
    options.infersInsets = false
    guard let strings else { return options }
    if strings == .rightToLeft { options.direction = .rightToLeft }
    switch strings {
    case .language, .longest:
      options.texts = Translations(of: strings, beside: file.name).replacement
    default:
      options.texts = TextReplacement { _, _, text in PseudoLanguage.text(text, as: strings) }
    }
    return options
  }
}
