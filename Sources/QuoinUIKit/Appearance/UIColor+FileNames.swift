// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIColor {
  /// The colours of iOS by their names in files and in asset catalogs. Some have another shade in
  /// the dark appearance.
  package static let namesInFiles: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "darkTextColor": .darkText, "lightTextColor": .lightText,
  ]
}
