// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension RenderedTextRun {
  /// The parts of a text in a label; empty for one without styles.
  @MainActor static func runs(
    of text: NSAttributedString, in label: UILabel
  ) -> [RenderedTextRun] {
    var runs: [RenderedTextRun] = []
    var isStyled = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      func isSet(_ key: NSAttributedString.Key) -> Bool { (values[key] as? Int ?? 0) != 0 }
      let font = values[.font] as? UIFont
      let color = values[.foregroundColor] as? UIColor
      let run = RenderedTextRun(
        text: text.attributedSubstring(from: range).string,
        font: RenderedFont(font ?? label.font),
        color: color.map { RenderedColor($0.resolvedColor(with: label.traitCollection)) },
        isUnderlined: isSet(.underlineStyle), isStruck: isSet(.strikethroughStyle))
      isStyled =
        isStyled || font != nil || color != nil || run.isUnderlined || run.isStruck
      runs.append(run)
    }
    return isStyled ? runs : []
  }
}
