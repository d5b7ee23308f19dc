// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// Whether the text of a label, a button, a field or a text view is completely visible.
@MainActor struct TextFit {
  /// The axis on which a text is cut off.
  enum Axis { case horizontal, vertical }

  let axis: Axis
  /// The text with the needed and the available length, or the needed and the shown lines.
  let words: String

  /// Creates the fit; nil when the text fits, or does not exceed the view by more than the error of
  /// measures.
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel: self.init(label)
    case let button as UIButton where button.configuration != nil:
      self.init(configured: button)
    case let button as UIButton: self.init(button)
    case let field as UITextField: self.init(field)
    case let text as UITextView: self.init(text)
    default: return nil
    }
  }

  /// The label by which the text is measured; nil for a view whose text is not judged.
  static func label(of view: UIView) -> UILabel? {
    (view as? UILabel) ?? (view as? UIButton)?.titleLabel
  }

  private init?(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return nil }
    let measure = TextMeasure(label, text)
    if label.numberOfLines == 1 {
      self.init(text, measure.oneLine, measure, in: label.bounds.size, unit: measure.unit)
    } else {
      self.init(text, lines: measure, in: label.bounds.size)
    }
  }

  /// The title of a button is on one line, unless a line break mode wraps it.
  private init?(_ button: UIButton) {
    guard let label = button.titleLabel, let text = button.currentTitle, !text.isEmpty,
      label.numberOfLines == 1, label.lineBreakMode != .byWordWrapping,
      label.lineBreakMode != .byCharWrapping
    else { return nil }
    let insets = button.contentEdgeInsets
    let image = button.currentImage?.size.width ?? 0
    let available = CGSize(
      width: button.bounds.width - insets.left - insets.right - image,
      height: button.bounds.height - insets.top - insets.bottom)
    let measure = TextMeasure(label, text)
    self.init(text, measure.oneLine, measure, in: available, unit: measure.unit)
  }

  /// Creates a text on one line.
  init?(
    _ text: String, _ needed: CGSize, _ measure: TextMeasure, in available: CGSize,
    unit: String = ""
  ) {
    let quoted = "\"\(NameText.line(of: text))\""
    if measure.exceeds(needed.width, available.width) {
      axis = .horizontal
      words =
        "\(quoted) is \(LengthText.points(needed.width)) wide\(unit), has "
        + LengthText.points(available.width)
    } else if measure.exceeds(measure.inkHeight, available.height) {
      axis = .vertical
      words =
        "\(quoted) is \(LengthText.points(needed.height)) high, has "
        + LengthText.points(available.height)
    } else {
      return nil
    }
  }

  /// Creates a text of several lines.
  init?(_ text: String, lines measure: TextMeasure, in available: CGSize) {
    let needed = measure.lines(at: available.width)
    // A line of which more than half is within the view is shown.
    let fitting = max(1, Int((available.height / measure.lineHeight + 0.5).rounded(.down)))
    let shown = min(fitting, measure.mostLines)
    guard needed > shown else { return nil }
    axis = .vertical
    words =
      "\"\(NameText.line(of: text))\" needs \(needed) lines, shows \(shown)"
  }
}
