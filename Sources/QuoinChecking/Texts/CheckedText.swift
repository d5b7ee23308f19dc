// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinText
import QuoinUIKit

/// The text of a label or a button, with the values that decide whether it fits.
@MainActor struct CheckedText {
  let text: String
  let style: TextStyleMetrics
  /// The maximum number of lines; 0 for any number.
  let lineCount: Int
  /// The minimum factor by which the letters may shrink to fit; 1 for none.
  let leastScale: Double
  /// Whether the font is that of the system, whose measures the built-in table has.
  let isSystemFont: Bool
  /// Whether the weight is one of those that the table was measured with.
  let hasMeasuredWeight: Bool

  /// Creates the text; nil for a view whose text is not checked: one without text, with a
  /// placeholder text, or of a class of the program, which may set another text or font.
  init?(_ view: CheckedView, in layout: CheckedLayout) {
    guard let text = view.text, view.isShown, !view.hasCustomClass,
      !PlaceholderText.isPlaceholder(text), TextMeasuring.fonts != nil || !Self.hasEmoji(text)
    else { return nil }
    self.text = text
    if let description = view.description {
      // A program sizes a root. A view that is not in Auto Layout may have no frame in the file.
      guard let element = layout.file?.element(description.id), view.parent != nil,
        description.frame != nil || !description.translatesMask,
        !Self.isFilledByProgram(element, view, in: layout)
      else { return nil }
      switch view.kind {
      case .label:
        style = TextStyleMetrics(
          description.appearance, standard: layout.platform == .macOS ? 13 : 17)
        lineCount =
          layout.platform == .macOS
          ? Self.lineCount(ofField: element) : description.appearance.numberOfLines
        let shrinks = element["adjustsFontSizeToFit"] != "NO" && layout.platform != .macOS
        leastScale =
          shrinks ? Self.leastScale(element, pointSize: style.pointSize) : 1
      case .button:
        guard layout.platform != .macOS, Self.hasTitleAlone(element, description) else {
          return nil
        }
        style = TextStyleMetrics(description.appearance, standard: 15)
        lineCount = 1
        leastScale = 1
      default: return nil
      }
      isSystemFont = description.appearance.isSystemFont
      hasMeasuredWeight = Self.isMeasuredWeight(description.appearance.fontWeight)
    } else if let label = view.view as? UILabel {
      style = TextStyleMetrics(
        pointSize: Double(label.font.pointSize), weight: Double(label.font.weightValue))
      lineCount = label.numberOfLines
      leastScale =
        label.adjustsFontSizeToFitWidth ? max(0.1, Double(label.minimumScaleFactor)) : 1
      isSystemFont = true
      hasMeasuredWeight = style.weight >= 0
    } else {
      return nil
    }
  }

  /// Whether the text in the file is only a placeholder for one of the program: that of a binding,
  /// or of a view that an outlet reaches, in a cell, in a xib and on macOS.
  private static func isFilledByProgram(
    _ element: FileElement, _ view: CheckedView, in layout: CheckedLayout
  ) -> Bool {
    let bindings = element.element.child("connections")?.children.filter { $0.name == "binding" }
    let isBound = bindings?.contains { binding in
      ["value", "title", "displayPattern"].contains { binding["name"]?.hasPrefix($0) == true }
    }
    if isBound == true { return true }
    let isInCell = layout.checked(view.root)?.kind == .cell
    let isInXib = layout.file?.file.document.kind.isStoryboard == false
    return (isInCell || isInXib || layout.platform == .macOS)
      && layout.file?.outletDestinations.contains(view.identifier) == true
  }

  /// The scale that a label may shrink to: `minimumScaleFactor`, or the older `minimumFontSize` in
  /// points.
  private static func leastScale(_ element: FileElement, pointSize: Double) -> Double {
    if let factor = element["minimumScaleFactor"].flatMap(Double.init) { return max(0.1, factor) }
    let least = element["minimumFontSize"].flatMap(Double.init) ?? pointSize
    return least > 0 && pointSize > 0 ? min(1, least / pointSize) : 1
  }

  /// The lines of a macOS field: one where it scrolls or cuts its text off.
  private static func lineCount(ofField element: FileElement) -> Int {
    guard let cell = element.element.children.first(where: { $0["key"] == "cell" }) else {
      return 0
    }
    let cuts = cell["lineBreakMode"].map { !$0.hasSuffix("Wrapping") } ?? false
    return cuts || cell["usesSingleLineMode"] == "YES" || cell["scrollable"] == "YES" ? 1 : 0
  }

  private static func isMeasuredWeight(_ weight: String?) -> Bool {
    weight.map { ["regular", "medium", "semibold", "bold"].contains($0) } ?? true
  }

  private static func hasEmoji(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x250 && $0.properties.isEmoji }
  }

  /// Whether a button shows its title in one line and nothing else: no image, no insets, no
  /// configuration, which wraps titles.
  private static func hasTitleAlone(
    _ element: FileElement, _ description: ViewDescription
  ) -> Bool {
    let wraps = element["lineBreakMode"].map { $0.hasSuffix("Wrap") } ?? false
    return description.appearance.imageName == nil && !wraps
      && description.appearance.styles["configuration"] == nil
      && element["buttonType"].map { ["roundedRect", "system", "custom"].contains($0) } ?? true
      && element.element.child(key: "contentEdgeInsets") == nil
      && element.element.child(key: "titleEdgeInsets") == nil
      && element.element.child("inset", key: "contentEdgeInsets") == nil
  }

  /// The size of the text at its full letters, in points.
  ///
  /// - Parameters:
  ///   - width: Where lines break; nil for one line a paragraph.
  ///   - scale: The factor of the letters.
  func size(width: Double? = nil, scale: Double = 1) -> (width: Double, height: Double, lines: Int)
  {
    var style = style
    style.pointSize *= scale
    let layout = TextLayout(
      [TextRun(text, style: style)], limits: TextLimits(width: width, lineCount: 0),
      measurer: TextMeasuring.measurer)
    return (layout.size.width, layout.size.height, layout.lines.count)
  }

  /// The height of a line, in points.
  var lineHeight: Double { style.lineHeight }

  /// The distance from the top of a line to the tops of capital letters, in points. Those of the
  /// system font are 0.705 em high.
  var blankAboveCapitals: Double { max(0, style.ascender - 0.705 * style.pointSize) }

  /// The relative error of a measure, compared with a device: the built-in table has the letters of
  /// the system font for Latin text; registered fonts are exact.
  var measureError: Double {
    if TextMeasuring.fonts != nil { return 0 }
    return isSystemFont && hasMeasuredWeight && isLatin ? 0.02 : 0.1
  }

  private var isLatin: Bool { text.unicodeScalars.allSatisfy { $0.value < 0x250 } }

  /// Returns whether a needed length exceeds the available one by more than the error of
  /// measurement.
  func exceeds(_ needed: Double, _ available: Double) -> Bool {
    let least = TextMeasuring.fonts != nil || isLatin ? 1 : 2.0
    return needed > available + max(least, needed * measureError)
  }
}

extension UIFont {
  /// The weight, from -1 to 1.
  fileprivate var weightValue: CGFloat {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? CGFloat) ?? 0
  }
}
