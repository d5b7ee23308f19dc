// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// What of a view element pictures and size tables go by.
  mutating func appearance(of element: MarkupElement) -> ViewAppearance {
    var appearance = ViewAppearance()
    let cell = element.child(key: "cell")
    let holder = cell ?? element
    appearance.text = text(of: holder)
    appearance.imageName = element["image"] ?? imageName(in: element) ?? cell?["image"]
    appearance.isSymbol =
      element["catalog"] == "system" || cell?["catalog"] == "system"
      || element.child("preferredSymbolConfiguration") != nil
    appearance.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    appearance.controlSize = holder["controlSize"] ?? element["controlSize"]
    readFont(holder, into: &appearance)
    for name in Self.styleNames {
      appearance.styles[name] = cell?[name] ?? element[name]
    }
    return appearance
  }

  private static let styleNames = [
    "borderStyle", "bezelStyle", "type", "boxType", "titlePosition", "buttonType", "style",
    "accessoryType", "scrollEnabled", "datePickerMode", "isBordered", "drawsBackground",
    "editable", "selectionStyle", "imagePosition", "preferredDatePickerStyle", "tickMarkPosition",
    "sliderType", "indeterminate", "numberOfTickMarks", "segmentDistribution", "translucent",
    "minimumFontSize", "largeTitles", "tabPosition", "borderType",
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
    if let state = element.child("state", key: "normal") { return text(of: state) }
    return element["placeholder"] ?? element["placeholderString"]
  }

  private func imageName(in element: MarkupElement) -> String? {
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    return state?["image"] ?? configuration?["image"]
      ?? configuration?.child(key: "image")?["name"]
  }

  private mutating func readFont(_ element: MarkupElement, into appearance: inout ViewAppearance) {
    guard
      let font = element.child("fontDescription", key: "fontDescription")
        ?? element.child("font", key: "font")
    else { return }
    appearance.isBold =
      font["type"] == "boldSystem" || (font["metaFont"] ?? "").hasSuffix("Bold")
    appearance.pointSize =
      number("pointSize", of: font) ?? number("size", of: font)
      ?? font["style"].flatMap { FontTable.pointSize(ofTextStyle: $0) }
      ?? font["metaFont"].flatMap { FontTable.pointSize(ofMetaFont: $0) }
  }
}
