// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinText
import QuoinUIKit

/// Reads a text size from the command line.
enum TextSizeArgument {
  /// The names in the inspector of Xcode, the smallest size first.
  static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The text size with a short name, or with one of Apple's names.
  ///
  /// - Throws: A `ValidationError` that lists the text sizes.
  static func textSize(_ text: String) throws -> UIContentSizeCategory {
    let step = shortNames.firstIndex(of: text.uppercased())
    let category =
      step.flatMap { TextSizeCategory(rawValue: $0) } ?? TextSizeCategory(name: text)
    guard let category else { throw ValidationError(.unknownTextSize(text)) }
    return UIContentSizeCategory(rawValue: category.archiveName)
  }
}
