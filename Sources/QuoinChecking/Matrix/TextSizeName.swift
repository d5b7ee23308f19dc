// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
package import QuoinUIKit

/// The names of text sizes in Xcode's inspector.
package enum TextSizeName {
  /// The names, the smallest size first.
  package static let all = TextSizeCategory.stepNames

  /// The text size with one of the names, or with one of Apple's; nil for another word.
  package static func textSize(_ text: String) -> UIContentSizeCategory? {
    TextSizeCategory(step: text).map { UIContentSizeCategory(rawValue: $0.archiveName) }
  }

  /// The name of a text size; nil for an unknown one.
  package static func short(_ size: UIContentSizeCategory) -> String? {
    TextSizeCategory(name: size.rawValue).flatMap {
      all.indices.contains($0.rawValue) ? all[$0.rawValue] : nil
    }
  }
}
