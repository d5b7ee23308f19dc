// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

extension UIView {
  /// Why the text of the view is as wide or as high as it is, such as `text: 1 line at 17 points, wraps below
  /// 97.33`; nil for a view without text.
  func contentReason(_ axis: LayoutAxis) -> String? {
    guard let text = contentDescription, !text.isEmpty, let font = baselineFont else { return nil }
    let size = "at \(LayoutText.number(Double(font.pointSize))) points"
    guard axis == .vertical else {
      return "text: \(text.count) \(text.count == 1 ? "letter" : "letters") \(size)"
    }
    // Insets of the content are less than a line high.
    let lines = max(1, Int((intrinsicContentSize.height / max(1, font.lineHeight)).rounded(.down)))
    let wrap = naturalTextWidth.map { ", wraps below \(LayoutText.number(Double($0)))" } ?? ""
    return "text: \(lines) \(lines == 1 ? "line" : "lines") \(size)\(wrap)"
  }
}
