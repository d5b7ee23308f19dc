// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  mutating func readAccessibility() {
    guard let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    else { return }
    if let value = accessibility.child("bool", key: "isElement") {
      set("isAccessibilityElement", value.flag("value") == true ? "true" : "false")
    }
    for (key, property) in [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"),
    ] {
      if let text = text(key, of: accessibility) { set(property, SwiftLiteral.string(text)) }
    }
    guard let traits = accessibility.child("accessibilityTraits", key: "traits") else { return }
    let names = Self.accessibilityTraits.filter { traits.flag($0) == true }.map { ".\($0)" }
    set("accessibilityTraits", names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]")
  }

  private static let accessibilityTraits = [
    "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey",
    "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn",
  ]
}
