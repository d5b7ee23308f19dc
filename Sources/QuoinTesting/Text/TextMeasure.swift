// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The size of the text of a label, and the error of that size.
@MainActor struct TextMeasure {
  private let label: UILabel
  private let text: String

  init(_ label: UILabel, _ text: String) {
    self.label = label
    self.text = text
  }

  /// The factor by which the letters may shrink.
  private var leastScale: CGFloat {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 else { return 1 }
    return max(0.1, min(1, label.minimumScaleFactor))
  }

  /// Words about shrunk letters; empty for letters of full size.
  var unit: String { leastScale < 1 ? " with its smallest letters" : "" }

  /// The size on one line, with letters as small as the label allows.
  var oneLine: CGSize {
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width * leastScale, height: size.height * leastScale)
  }

  /// The height of capital letters and of the part below the baseline, with letters as small as the
  /// label allows: a line that is taller than the label cuts these off first.
  var inkHeight: CGFloat { max(1, (label.font.capHeight - label.font.descender) * leastScale) }

  var lineHeight: CGFloat { max(1, label.font.lineHeight) }

  /// The maximum number of lines that the label shows.
  var mostLines: Int { label.numberOfLines > 0 ? label.numberOfLines : .max }

  /// The number of lines at a width, which is given more for the error of measures.
  func lines(at width: CGFloat) -> Int { exactLines(at: width * (1 + error)) }

  /// The number of lines at a width.
  func exactLines(at width: CGFloat) -> Int {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    let height = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height
    return Int((height / lineHeight).rounded())
  }

  /// Returns whether a needed length exceeds the available one by more than the error of
  /// measurement.
  func exceeds(_ needed: CGFloat, _ available: CGFloat) -> Bool {
    needed > available + max(1, needed * error)
  }

  /// The relative error of a measure, compared with a device: the built-in table has the letters of
  /// the system font for Latin text; registered fonts are exact.
  private var error: CGFloat {
    if TextMeasuring.fonts != nil { return 0 }
    let isLatin = text.unicodeScalars.allSatisfy { $0.value < 0x250 || $0.properties.isEmoji }
    return isLatin ? 0.02 : 0.1
  }
}
