// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The expressions that make views.
enum ViewInitializer {
  static func expression(
    _ className: String, _ view: ViewDescription, _ element: MarkupElement?
  ) -> String {
    func call(_ arguments: String) -> String { "\(className)(\(arguments))" }
    // No element of a file represents this class of UIKit, which needs a style.
    if className == "UIInputView" { return call("frame: .zero, inputViewStyle: .default") }
    switch view.systemClass {
    case "UIButton":
      let types = [
        "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
        "close": "close",
      ]
      return call(types[element?["buttonType"] ?? ""].map { "type: .\($0)" } ?? "")
    case "UITableView":
      let styles = ["grouped": "grouped", "insetGrouped": "insetGrouped"]
      return call("frame: .zero, style: .\(styles[element?["style"] ?? ""] ?? "plain")")
    case "UICollectionView":
      let layout = element?.child(key: "collectionViewLayout")?["customClass"]
      let name = layout.map(SwiftName.valid) ?? "UICollectionViewFlowLayout"
      return call("frame: .zero, collectionViewLayout: \(name)()")
    case "UISegmentedControl":
      let titles = (element?.child("segments")?.children ?? []).map {
        SwiftLiteral.string($0["title"] ?? "")
      }
      return call(titles.isEmpty ? "" : "items: [\(titles.joined(separator: ", "))]")
    case "UIActivityIndicatorView":
      let isLarge = element?["style"] == "large" || element?["style"] == "whiteLarge"
      return call("style: .\(isLarge ? "large" : "medium")")
    case "UIVisualEffectView":
      return call(effect(element).map { "effect: \($0)" } ?? "")
    default: return call("")
    }
  }

  private static func effect(_ element: MarkupElement?) -> String? {
    if let vibrancy = element?.child("vibrancyEffect") {
      return effect(vibrancy).map { "UIVibrancyEffect(blurEffect: \($0))" }
    }
    guard let blur = element?.child("blurEffect") else { return nil }
    let styles: Set = [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    ]
    let style = blur["style"] ?? "light"
    return "UIBlurEffect(style: .\(styles.contains(style) ? style : "light"))"
  }
}
