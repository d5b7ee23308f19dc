// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// The size of the text of a label, where the size that a file stores may be one that constraints
/// stretched it to.
///
/// With the stored size as content size, labels that share the rest of a length would seem to fit
/// exactly, and nothing would be ambiguous.
struct UnstretchedLabel {
  private let label: ViewDescription
  private let style: TextStyleMetrics
  private let scale: Double
  private let isInCell: Bool

  init(_ label: ViewDescription, scale: Double, isInCell: Bool) {
    self.label = label
    self.scale = scale
    self.isInCell = isInCell
    style = TextStyleMetrics(label.appearance, standard: 17)
  }

  /// The stored size, with the length replaced on each axis that the text does not explain.
  func size(instead stored: LayoutSize) -> LayoutSize {
    // Other fonts have other heights, which the file does not state.
    guard label.appearance.isSystemFont, stored.width > 0, stored.height > 0 else { return stored }
    var size = stored
    let lines = lines(at: stored)
    let height = roundedUpToPixel(style.lineHeight * lines, scale: scale)
    let isStored = { abs($0 - stored.height) < min(1, 1 / scale) - 0.01 }
    // Cells round some lines up to whole points. Observed: in cells of xibs from build 23700 on, 84
    // labels with lines of 20.3 points are 21 high, and 7 are 20.5.
    if !isStored(height), !isInCell || !isStored(height.rounded(.up)) { size.height = height }
    // A text of several lines is as wide as the label, whatever determines that width.
    if lines == 1 {
      let width = measured(width: nil).width
      if abs(width - stored.width) > Self.tolerance { size.width = width }
    }
    return size
  }

  /// Returns the number of lines of the text. The table of the font may be wrong by one; a stored
  /// height of whole lines decides then.
  private func lines(at stored: LayoutSize) -> Double {
    guard label.appearance.numberOfLines != 1 else { return 1 }
    let measured = (measured(width: stored.width).height / style.lineHeight).rounded()
    let shown = (stored.height / style.lineHeight).rounded()
    let isWhole =
      abs(roundedUpToPixel(style.lineHeight * shown, scale: scale) - stored.height) < 1
    return max(1, abs(measured - shown) <= 1 && isWhole ? shown : measured)
  }

  private func measured(width: Double?) -> LayoutSize {
    let size = TextLayout(
      [TextRun(label.appearance.text ?? "", style: style)],
      limits: TextLimits(
        width: width, lineCount: width == nil ? 1 : label.appearance.numberOfLines, scale: scale),
      measurer: SystemFontMeasurer()
    ).size
    return LayoutSize(width: size.width, height: size.height)
  }

  /// The largest difference between the table of the system font and the canvas for one line, in
  /// points.
  private static let tolerance = 4.0
}
