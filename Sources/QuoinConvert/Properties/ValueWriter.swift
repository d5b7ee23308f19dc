// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Colours, fonts and images of a file as expressions of Swift.
struct ValueWriter {
  /// The resources of the file.
  let resources: [MarkupElement]

  /// The expression for a `color` element; nil for one that defines none.
  func color(_ element: MarkupElement?) -> String? {
    guard let element else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let member = Self.systemColors[name] { return "UIColor.\(member)" }
      return definition(name).flatMap(parts)
    }
    if let name = element["name"] { return "UIColor(named: \(SwiftLiteral.string(name)))" }
    return parts(element)
  }

  private func definition(_ name: String) -> MarkupElement? {
    resources.first { ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name }?
      .child("color")
  }

  private func parts(_ element: MarkupElement) -> String? {
    func number(_ name: String) -> Double? {
      element[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    let alpha = number("alpha") ?? 1
    let alphaText = SwiftLiteral.fraction(alpha)
    if let white = number("white") {
      if alpha == 0, white == 0 { return "UIColor.clear" }
      if alpha == 1, white == 1 { return "UIColor.white" }
      if alpha == 1, white == 0 { return "UIColor.black" }
      return "UIColor(white: \(SwiftLiteral.colorPart(white)), alpha: \(alphaText))"
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if (red, green, blue) == (1, 1, 1), alpha == 1 { return "UIColor.white" }
    if (red, green, blue) == (0, 0, 0), alpha == 1 { return "UIColor.black" }
    let texts = [red, green, blue].map(SwiftLiteral.colorPart)
    let isWide = element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
    return "UIColor(\(isWide ? "displayP3Red" : "red"): \(texts[0]), green: \(texts[1]), "
      + "blue: \(texts[2]), alpha: \(alphaText))"
  }

  /// The expression for a `fontDescription`; nil for none.
  func font(_ element: MarkupElement?) -> String? {
    guard let element else { return nil }
    if let style = element["style"], let name = Self.textStyles[style] {
      return "UIFont.preferredFont(forTextStyle: .\(name))"
    }
    let size = element["pointSize"].flatMap(Double.init) ?? 17
    let text = SwiftLiteral.number(size)
    if let name = element["name"] {
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(text))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(text))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(text))"
    default:
      guard let weight = element["weight"], Self.weights.contains(weight), weight != "regular"
      else {
        return "UIFont.systemFont(ofSize: \(text))"
      }
      return "UIFont.systemFont(ofSize: \(text), weight: .\(weight))"
    }
  }

  /// The expression for the image that an attribute names; nil for none.
  func image(_ element: MarkupElement, _ attribute: String = "image") -> String? {
    let child = element.child("imageReference", key: attribute)
    guard let name = element[attribute] ?? child?["name"] ?? child?["image"] else { return nil }
    let isSymbol = (element["catalog"] ?? child?["catalog"]) == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftLiteral.string(name)))"
  }

  /// The expression for the size and weight of symbols; nil for none.
  func symbolConfiguration(
    _ element: MarkupElement, _ key: String = "preferredSymbolConfiguration"
  ) -> String? {
    guard let written = element.child(key: key) else { return nil }
    let weight = written["weight"].flatMap { Self.weights.contains($0) ? $0 : nil }
    let scale = written["scale"].flatMap { ["small", "medium", "large"].contains($0) ? $0 : nil }
    var arguments: [String] = []
    var isWeightWritten = weight == nil
    if let font = font(written.child("fontDescription")) {
      // A font that is found by its name is optional, and the argument is not.
      let size = written.child("fontDescription")?["pointSize"].flatMap(Double.init) ?? 17
      let other = " ?? .systemFont(ofSize: \(SwiftLiteral.number(size)))"
      arguments.append(
        "font: \(ViewSettings.short(font))\(font.hasPrefix("UIFont(name:") ? other : "")"
      )
    } else if let size = written["pointSize"].flatMap(Double.init), size.isFinite, size > 0 {
      arguments.append("pointSize: \(SwiftLiteral.number(size))")
      // A size has a scale only after a weight.
      if weight != nil || scale != nil { arguments.append("weight: .\(weight ?? "regular")") }
      isWeightWritten = true
    } else if scale == nil, let weight {
      arguments.append("weight: .\(weight)")
      isWeightWritten = true
    }
    if let scale { arguments.append("scale: .\(scale)") }
    guard !arguments.isEmpty else { return nil }
    let text = "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
    // No initializer has a weight beside a font, or beside a scale alone.
    guard !isWeightWritten, let weight else { return text }
    return "\(text).applying(UIImage.SymbolConfiguration(weight: .\(weight)))"
  }

  private static let weights: Set = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let textStyles = [
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3",
  ]

  private static let systemColors = [
    "labelColor": "label", "secondaryLabelColor": "secondaryLabel",
    "tertiaryLabelColor": "tertiaryLabel", "quaternaryLabelColor": "quaternaryLabel",
    "placeholderTextColor": "placeholderText", "linkColor": "link",
    "systemBackgroundColor": "systemBackground",
    "secondarySystemBackgroundColor": "secondarySystemBackground",
    "tertiarySystemBackgroundColor": "tertiarySystemBackground",
    "systemGroupedBackgroundColor": "systemGroupedBackground",
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "secondarySystemGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackgroundColor": "tertiarySystemGroupedBackground",
    "separatorColor": "separator", "opaqueSeparatorColor": "opaqueSeparator",
    "systemFillColor": "systemFill", "secondarySystemFillColor": "secondarySystemFill",
    "tertiarySystemFillColor": "tertiarySystemFill",
    "quaternarySystemFillColor": "quaternarySystemFill", "systemRedColor": "systemRed",
    "systemGreenColor": "systemGreen", "systemBlueColor": "systemBlue",
    "systemOrangeColor": "systemOrange", "systemYellowColor": "systemYellow",
    "systemPinkColor": "systemPink", "systemPurpleColor": "systemPurple",
    "systemTealColor": "systemTeal", "systemIndigoColor": "systemIndigo",
    "systemGrayColor": "systemGray", "systemGray2Color": "systemGray2",
    "systemGray3Color": "systemGray3", "systemGray4Color": "systemGray4",
    "systemGray5Color": "systemGray5", "systemGray6Color": "systemGray6",
    "darkTextColor": "darkText", "lightTextColor": "lightText",
  ]
}
