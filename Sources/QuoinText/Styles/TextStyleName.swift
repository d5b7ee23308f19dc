// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The role of a text, which determines its size and weight.
package enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  case largeTitle = "Title0"
  case title1 = "Title1"
  case title2 = "Title2"
  case title3 = "Title3"
  case headline = "Headline"
  case subheadline = "Subhead"
  case body = "Body"
  case callout = "Callout"
  case footnote = "Footnote"
  case caption1 = "Caption1"
  case caption2 = "Caption2"

  /// Creates the role with a name in archives and Interface Builder files, such as
  /// `UICTFontTextStyleBody`; nil for an unknown name.
  package init?(archiveName: String) {
    let prefix = "UICTFontTextStyle"
    guard archiveName.hasPrefix(prefix) else { return nil }
    self.init(rawValue: String(archiveName.dropFirst(prefix.count)))
  }

  /// The name in archives and Interface Builder files.
  package var archiveName: String { "UICTFontTextStyle" + rawValue }

  /// The weight from -1 to 1: semibold for headlines, regular for all other roles.
  package var weight: Double { self == .headline ? 0.3 : 0 }

  /// The size of the letters in points at a step of the text size setting.
  package func pointSize(for category: TextSizeCategory = .standard) -> Double {
    sizes[category.rawValue]
  }

  /// The sizes in points by text size, the smallest first: seven standard steps, then five for
  /// accessibility.
  ///
  /// These are the Dynamic Type sizes of iOS in Apple's Human Interface Guidelines, "Typography".
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
