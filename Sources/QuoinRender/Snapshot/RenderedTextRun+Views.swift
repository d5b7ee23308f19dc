// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
import QuoinUIKit

extension RenderedTextRun {
  /// The parts of a text in a label; empty for one without styles.
  @MainActor static func runs(
    of text: NSAttributedString, in label: UILabel
  ) -> [RenderedTextRun] { runs(of: text, in: label, font: label.font) }

  /// The parts of a text in a view; empty for one without styles and tabs.
  ///
  /// - Parameter usual: The font of parts without one.
  @MainActor static func runs(
    of text: NSAttributedString, in view: UIView, font usual: UIFont
  ) -> [RenderedTextRun] {
    var runs: [RenderedTextRun] = []
    var isStyled = text.string.contains("\t")
    let traits = view.traitCollection
    let measured = text.textRuns(font: usual)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let font = values[.font] as? UIFont
      func color(_ key: NSAttributedString.Key) -> RenderedColor? {
        (values[key] as? UIColor).map { RenderedColor($0.resolvedColor(with: traits)) }
      }
      var run = RenderedTextRun(
        text: text.attributedSubstring(from: range).string,
        font: RenderedFont(font ?? usual),
        color: color(.foregroundColor), backgroundColor: color(.backgroundColor))
      run.underline = TextLineStyle(values[.underlineStyle])
      run.strike = TextLineStyle(values[.strikethroughStyle])
      run.slant = values.number(.obliqueness)
      run.isExpanded = values.number(.expansion) != 0
      if runs.count < measured.count { run.measured = measured[runs.count] }
      run.underlineColor = color(.underlineColor)
      run.strikeColor = color(.strikethroughColor)
      traits.performAsCurrent {
        run.outline = TextOutline(
          values, pointSize: run.font.size,
          color: values[.foregroundColor] as? UIColor ?? (view as? UILabel)?.textColor ?? .label)
        run.shadow = (values[.shadow] as? NSShadow).map { DisplayShadow($0) }
      }
      if let attachment = values[.attachment] as? NSTextAttachment {
        run.image = attachment.image.map {
          RenderedIcon($0, color: run.color, rect: .zero, in: view)
        }
      }
      if values[.link] != nil {
        run.color = RenderedColor(view.tintColor.resolvedColor(with: traits))
      }
      isStyled =
        isStyled || font != nil || run.color != nil || run.isUnderlined || run.isStruck
        || run.slant != 0 || run.isExpanded || run.outline != nil || run.shadow != nil
        || run.backgroundColor != nil
        || run.measured?.isPlain == false
      runs.append(run)
    }
    return isStyled ? runs : []
  }
}
