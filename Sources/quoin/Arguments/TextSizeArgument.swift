// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinText
import QuoinUIKit

/// Reads a text size from the command line.
enum TextSizeArgument {
  /// The names in the inspector of Xcode, the smallest size first.
  static let shortNames = TextSizeCategory.stepNames

  /// The text size with a short name, or with one of Apple's names.
  ///
  /// - Throws: A `ValidationError` that lists the text sizes.
  static func textSize(_ text: String) throws -> UIContentSizeCategory {
    guard let category = TextSizeCategory(step: text) else {
      throw ValidationError(.unknownTextSize(text))
    }
    return UIContentSizeCategory(rawValue: category.archiveName)
  }
}
