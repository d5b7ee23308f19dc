// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  mutating func readButton() {
    readControl()
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      readConfiguration(configuration)
    }
    for state in ["normal", "highlighted", "disabled", "selected"] {
      guard let values = element.child("state", key: state) else { continue }
      if let title = text("title", of: values), !title.isEmpty {
        call("setTitle(\(SwiftLiteral.string(title)), for: .\(state))")
      }
      if let color = color("titleColor", of: values) {
        call("setTitleColor(\(color), for: .\(state))")
      }
      // The color has no effect without a distance.
      if size("titleShadowOffset") != nil, let color = color("titleShadowColor", of: values) {
        call("setTitleShadowColor(\(color), for: .\(state))")
      }
      if let image = self.values.image(values) { call("setImage(\(image), for: .\(state))") }
      if let image = self.values.image(values, "backgroundImage") {
        call("setBackgroundImage(\(image), for: .\(state))")
      }
      if values.child("attributedString") != nil {
        note("The styles of the title of \(ConversionNote.quoted(name)) are not converted.")
      }
    }
    set("titleLabel?.shadowOffset", size("titleShadowOffset"))
    font("titleLabel?.font", usual: nil)
    member(
      "lineBreakMode", "titleLabel?.lineBreakMode", Self.lineBreakModes,
      usual: "byTruncatingMiddle")
    for (attribute, property) in [
      ("contentHorizontalAlignment", "contentHorizontalAlignment"),
      ("contentVerticalAlignment", "contentVerticalAlignment"),
    ] {
      let names = ["left", "right", "top", "bottom", "fill", "leading", "trailing"]
      member(
        attribute, property, Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
        usual: "center")
    }
    guard element.child("buttonConfiguration") == nil else { return }
    for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      set(key, insets(key))
    }
  }

  private mutating func readConfiguration(_ element: MarkupElement) {
    let styles: Set = [
      "filled", "tinted", "gray", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ]
    let style = element["style"] ?? "plain"
    set("configuration", ".\(styles.contains(style) ? style : "plain")()")
    let attributed = element.child("attributedString", key: "attributedTitle").map { string in
      string.children.map { text("content", of: $0) ?? "" }.joined()
    }
    if let title = text("title", of: element) ?? attributed {
      set("configuration?.title", SwiftLiteral.string(title))
    }
    set("configuration?.subtitle", text("subtitle", of: element).map(SwiftLiteral.string))
    set("configuration?.image", values.image(element))
    for name in ["imagePadding", "titlePadding"] {
      guard let padding = element[name].flatMap(Double.init), padding.isFinite else { continue }
      set("configuration?.\(name)", SwiftLiteral.number(padding))
    }
    if let place = element["imagePlacement"], ["trailing", "top", "bottom"].contains(place) {
      set("configuration?.imagePlacement", ".\(place)")
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      let text = ["top", "leading", "bottom", "trailing"].map {
        "\($0): \(SwiftLiteral.number(insets[$0].flatMap(Double.init) ?? 0))"
      }.joined(separator: ", ")
      set("configuration?.contentInsets", "NSDirectionalEdgeInsets(\(text))")
    }
    let cases: [(name: String, values: Set<String>)] = [
      ("cornerStyle", ["fixed", "small", "medium", "large", "capsule"]),
      ("buttonSize", ["mini", "small", "large"]),
      ("titleAlignment", ["leading", "center", "trailing"]),
    ]
    for (name, values) in cases {
      guard let word = element[name], values.contains(word) else { continue }
      set("configuration?.\(name)", ".\(word)")
    }
    if element.flag("showsActivityIndicator") == true {
      set("configuration?.showsActivityIndicator", "true")
    }
    set(
      "configuration?.preferredSymbolConfigurationForImage",
      values.symbolConfiguration(element, "preferredSymbolConfigurationForImage"))
    set("configuration?.baseForegroundColor", color("baseForegroundColor", of: element))
    set("configuration?.baseBackgroundColor", color("baseBackgroundColor", of: element))
  }
}
