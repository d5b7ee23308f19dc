// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

extension DocumentReader {
  /// Reads the attributes of a view element that pictures and size tables use.
  mutating func appearance(of element: MarkupElement) -> ViewAppearance {
    var appearance = ViewAppearance()
    let cell = element.child(key: "cell")
    let holder = cell ?? element
    appearance.text = text(of: holder)
    appearance.placeholder = holder["placeholder"] ?? holder["placeholderString"]
    appearance.textAlignment = holder["textAlignment"] ?? holder["alignment"]
    appearance.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    appearance.controlSize = holder["controlSize"] ?? element["controlSize"]
    readFont(holder, into: &appearance)
    readImage(element, cell: cell, into: &appearance)
    readColors(element, cell: cell, into: &appearance)
    readState(element, cell: cell, into: &appearance)
    readRuntimeAttributes(element, into: &appearance)
    appearance.styles["configuration"] =
      element.child("buttonConfiguration", key: "configuration")?["style"]
    appearance.styles["blur"] = element.child("blurEffect")?["style"]
    for name in Self.styleNames {
      appearance.styles[name] = cell?[name] ?? element[name]
    }
    return appearance
  }

  private static let styleNames = [
    "borderStyle", "bezelStyle", "type", "boxType", "titlePosition", "buttonType", "style",
    "accessoryType", "scrollEnabled", "datePickerMode", "drawsBackground", "editable",
    "sliderType", "tabPosition", "borderType", "secureTextEntry", "vertical", "numberOfTickMarks",
    "imageFrameStyle", "imagePosition",
    "contentInsetAdjustmentBehavior", "contentMode", "clipsSubviews",
  ]

  /// The normal title or text, wherever the kind of element keeps it.
  private func text(of element: MarkupElement) -> String? {
    if let text = element["text"] ?? element["title"] { return text }
    if let text = element.child("string", key: "text") ?? element.child("string", key: "title") {
      return text.text
    }
    if let attributed = element.children.first(where: { $0.name == "attributedString" }) {
      return attributed.children.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }
        .joined()
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      return text(of: configuration)
    }
    if let content = element.child("listContentConfiguration") { return content["text"] }
    return element.child("state", key: "normal").flatMap { text(of: $0) }
  }

  private mutating func readRuntimeAttributes(
    _ element: MarkupElement, into appearance: inout ViewAppearance
  ) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let value = attribute.child(key: "value").flatMap({ number("value", of: $0) }) else {
        continue
      }
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius": appearance.cornerRadius = value
      // The raw values of `UIUserInterfaceStyle`.
      case "overrideUserInterfaceStyle":
        appearance.isDark = value == 2 ? true : value == 1 ? false : nil
      default: break
      }
    }
  }

  private func readImage(
    _ element: MarkupElement, cell: MarkupElement?, into appearance: inout ViewAppearance
  ) {
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    let image = configuration?.child(key: "image")
    appearance.imageName =
      element["image"] ?? cell?["image"] ?? state?["image"] ?? configuration?["image"]
      ?? image?["name"]
    appearance.isSymbol =
      [element, cell, state, configuration, image].contains { $0?["catalog"] == "system" }
      || element.child("preferredSymbolConfiguration") != nil
  }

  private mutating func readFont(_ element: MarkupElement, into appearance: inout ViewAppearance) {
    guard
      let font = element.child("fontDescription", key: "fontDescription")
        ?? element.child("font", key: "font") ?? fontOfFragment(in: element)
    else { return }
    let metaFont = font["metaFont"] ?? ""
    let style = font["style"].flatMap { TextStyleName(archiveName: $0) }
    appearance.isBold =
      font["type"] == "boldSystem" || metaFont.hasSuffix("Bold")
      || style == .headline
    appearance.isItalic = font["type"] == "italicSystem"
    appearance.isSystemFont = font["name"] == nil && font["family"] == nil
    appearance.fontWeight = font["weight"] ?? (style == .headline ? "semibold" : nil)
    appearance.pointSize =
      number("pointSize", of: font) ?? number("size", of: font)
      ?? style?.pointSize(for: document.textSize)
    guard appearance.pointSize == nil, let row = FontTable.row(named: metaFont) else { return }
    appearance.pointSize = row.pointSize
    appearance.namedFont = metaFont
  }

  /// The font of the first letters of a text with styles.
  private func fontOfFragment(in element: MarkupElement) -> MarkupElement? {
    let text = element.children.first { $0.name == "attributedString" }
    return text?.children.first?.child("attributes")?.child("font")
  }

  private mutating func readState(
    _ element: MarkupElement, cell: MarkupElement?, into appearance: inout ViewAppearance
  ) {
    let holder = cell ?? element
    appearance.alpha = number("alpha", of: element) ?? number("alphaValue", of: element) ?? 1
    appearance.isEnabled = (element.flag("enabled") ?? holder.flag("enabled")) ?? true
    appearance.isOn = element.flag("on") ?? (holder["state"] == "on")
    appearance.selectedSegment =
      element["selectedSegmentIndex"].flatMap { Int($0) } ?? selectedSegment(of: holder)
    appearance.fraction = fraction(of: holder)
    let list = holder.child("segments") ?? element.child("items") ?? element.child("tabViewItems")
    appearance.titles = (list?.children ?? []).map { $0["title"] ?? $0["label"] ?? "" }
  }

  private func selectedSegment(of element: MarkupElement) -> Int? {
    element.child("segments")?.children.firstIndex { $0.flag("selected") == true }
  }

  private mutating func fraction(of element: MarkupElement) -> Double? {
    if let progress = number("progress", of: element) { return progress }
    guard let value = number("value", of: element) ?? number("doubleValue", of: element)
    else { return nil }
    let least = number("minValue", of: element) ?? 0
    let greatest = number("maxValue", of: element) ?? 1
    return greatest > least ? (value - least) / (greatest - least) : nil
  }
}
