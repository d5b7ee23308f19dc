// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinText

/// The change of a text's size on the canvas when the scene is laid out for another environment.
///
/// A stored size is right as long as the text, its font and the width at which it wraps are the
/// same. Labels are measured again, because constraints of the old screen may have given them their
/// size. A control keeps its stored size, in which is the space around its text, and grows with the
/// text. Labels and buttons without a stored size are measured in any environment.
enum TextFit: Equatable, Sendable {
  /// The stored size is right.
  case stored
  /// The view measures its text itself.
  case measured
  /// The stored size is changed by these numbers of points.
  case grown(LayoutSize)

  /// - Parameters:
  ///   - view: The view as it is now.
  ///   - canvasView: The same view on the canvas; nil when it does not exist there.
  ///   - scale: Pixels of a point.
  ///   - fonts: The measurer of the views, when that is not the font of the canvas.
  init(
    of view: ViewDescription, onCanvas canvasView: ViewDescription?, scale: Double,
    fonts: (any TextMeasurer)? = nil
  ) {
    let hasPlaceholder =
      view.placeholderSize.horizontal != nil || view.placeholderSize.vertical != nil
    switch view.element {
    case _ where hasPlaceholder: self = .stored
    case "label":
      self = fonts == nil ? Self.label(view, canvasView: canvasView, scale: scale) : .measured
    case "textView":
      // The text of a view that scrolls does not decide its size.
      self = view.appearance.styles["scrollEnabled"] == "NO" ? .measured : .stored
    case "button", "popUpButton", "textField", "segmentedControl":
      self = Self.control(view, canvasView: canvasView, scale: scale, fonts: fonts)
    default: self = .stored
    }
  }

  /// The largest difference between the built-in table of the system font and the canvas for one
  /// line, in points: labels of the fixtures differ by less. A size further off is one that
  /// constraints determined.
  private static let tolerance = 2.5

  private static func label(
    _ view: ViewDescription, canvasView: ViewDescription?, scale: Double
  ) -> TextFit {
    guard view.appearance.numberOfLines == 1, let canvasView,
      canvasView.appearance.looksLike(view.appearance)
    else { return .measured }
    guard let stored = view.frame?.width else { return .measured }
    let width = measure(view, scale: scale).width
    // Other fonts are about as wide as the system font, not more exactly.
    let allowed = view.appearance.isSystemFont ? tolerance : width / 4
    return abs(width - stored) <= allowed ? .stored : .measured
  }

  private static func control(
    _ view: ViewDescription, canvasView: ViewDescription?, scale: Double, fonts: (any TextMeasurer)?
  ) -> TextFit {
    guard view.frame != nil || view.element != "button" else { return .measured }
    guard let canvasView, fonts != nil || !canvasView.appearance.looksLike(view.appearance) else {
      return .stored
    }
    let old = measure(canvasView, scale: scale)
    let new = measure(view, scale: scale, fonts: fonts)
    // Typed text does not make a field wider. On macOS labels are text fields too.
    let isFixed = view.element == "textField" && view.rule.kind != .label
    let width = isFixed ? 0 : new.width - old.width
    return .grown(LayoutSize(width: width, height: new.height - old.height))
  }

  /// The size of the text on one line.
  private static func measure(
    _ view: ViewDescription, scale: Double, fonts: (any TextMeasurer)? = nil
  ) -> LayoutSize {
    let style = TextStyleMetrics(view.appearance, standard: view.element == "label" ? 17 : 15)
    let size = TextLayout(
      [TextRun(view.appearance.text ?? "", style: style)],
      limits: TextLimits(lineCount: 1, scale: scale), measurer: fonts ?? SystemFontMeasurer()
    ).size
    return LayoutSize(
      width: size.width, height: roundedUpToPixel(style.lineHeight, scale: scale))
  }
}

extension TextStyleMetrics {
  /// Reads the font of a view; `standard` is the size in points of one that names none.
  package init(_ appearance: ViewAppearance, standard: Double) {
    self.init(pointSize: appearance.pointSize ?? standard, weight: appearance.weight)
  }
}

extension ViewAppearance {
  /// Whether both show the same text in the same letters.
  fileprivate func looksLike(_ other: ViewAppearance) -> Bool {
    text == other.text && pointSize == other.pointSize && weight == other.weight
      && isSystemFont == other.isSystemFont
  }

  /// The weight of the letters, from -1 to 1.
  var weight: Double { fontWeight.flatMap { Self.weights[$0] } ?? (isBold ? 0.4 : 0) }

  private static let weights = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
    "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]
}
