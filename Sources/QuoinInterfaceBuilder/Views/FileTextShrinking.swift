// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension MarkupElement {
  /// The least factor by which the font of a label may shrink; nil for a label whose font keeps its
  /// size.
  ///
  /// Files state that a label keeps the size of its font, and not that it may be smaller. Old files
  /// have the least size in points instead of a factor.
  ///
  /// - Parameter pointSize: The size of the label's font.
  package func leastFontScale(pointSize: Double) -> Double? {
    guard flag("adjustsFontSizeToFit") != false else { return nil }
    let least = self["minimumFontSize"].flatMap(Double.init).map { $0 / max(1, pointSize) }
    guard let factor = self["minimumScaleFactor"].flatMap(Double.init) ?? least, factor.isFinite
    else { return nil }
    return factor
  }
}
