// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the properties that all views have.
  mutating func readLook() {
    set("backgroundColor", color("backgroundColor"))
    set("tintColor", color("tintColor"))
    number("alpha", "alpha", usual: 1)
    flag("hidden", "isHidden", usual: false)
    if description.systemClass != "UIScrollView", description.systemClass != "UITableView",
      description.systemClass != "UICollectionView", description.systemClass != "UITextView"
    {
      flag("clipsSubviews", "clipsToBounds", usual: false)
    }
    let interacts = !["UILabel", "UIImageView"].contains(description.systemClass)
    flag("userInteractionEnabled", "isUserInteractionEnabled", usual: interacts)
    let usualMode = "scaleToFill"
    if !["UILabel", "UITextField", "UIButton"].contains(description.systemClass) {
      member("contentMode", "contentMode", Self.contentModes, usual: usualMode)
    }
    if description.systemClass == "UIView" {
      flag("multipleTouchEnabled", "isMultipleTouchEnabled", usual: false)
    }
    if let tag = element["tag"].flatMap({ Int($0) }), tag != 0 { set("tag", String(tag)) }
    let directions = [
      "forceRightToLeft": "forceRightToLeft", "forceLeftToRight": "forceLeftToRight",
      "playback": "playback", "spatial": "spatial",
    ]
    member("semanticContentAttribute", "semanticContentAttribute", directions, usual: "unspecified")
  }

  /// The expression for the colour with a key, without the class where the type of the property
  /// implies it.
  func color(_ key: String, of holder: MarkupElement? = nil) -> String? {
    values.color((holder ?? element).child("color", key: key)).map(Self.short)
  }

  /// An expression without the class that the type of the property implies, `.label` for
  /// `UIColor.label`.
  static func short(_ expression: String) -> String {
    for name in ["UIColor.", "UIFont."] where expression.hasPrefix(name) {
      return "." + expression.dropFirst(name.count)
    }
    return expression
  }

  /// Sets the font, unless it is the one that a new view has.
  mutating func font(_ property: String = "font", usual: String?, instead: String? = nil) {
    guard
      let text = values.font(element.child("fontDescription", key: "fontDescription")) ?? instead
    else { return }
    if text != usual { set(property, Self.short(text)) }
  }

  mutating func adjustsFont() {
    flag("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", usual: false)
  }

  mutating func alignment() {
    let names = [
      "left": "left", "center": "center", "right": "right", "justified": "justified",
      "natural": "natural",
    ]
    member("textAlignment", "textAlignment", names, usual: "natural")
  }

  static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  private static let contentModes = [
    "scaleToFill": "scaleToFill", "scaleAspectFit": "scaleAspectFit",
    "scaleAspectFill": "scaleAspectFill", "redraw": "redraw", "center": "center", "top": "top",
    "bottom": "bottom", "left": "left", "right": "right", "topLeft": "topLeft",
    "topRight": "topRight", "bottomLeft": "bottomLeft", "bottomRight": "bottomRight",
  ]

  /// The size of a child with a key; nil for none and for one without an extent.
  func size(_ key: String) -> String? {
    guard let child = element.child("size", key: key) else { return nil }
    let lengths = ["width", "height"].map { child[$0].flatMap(Double.init) ?? 0 }
    guard lengths.contains(where: { $0 != 0 }), lengths.allSatisfy(\.isFinite) else { return nil }
    let texts = lengths.map(SwiftLiteral.number)
    return "CGSize(width: \(texts[0]), height: \(texts[1]))"
  }

  /// The insets of a child with a key: by their edges.
  func insets(_ key: String) -> String? {
    guard let child = element.child(key: key), child.name == "inset" || child.name == "edgeInsets"
    else { return nil }
    let names = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
    let numbers = names.map { name, other in
      (name, (child[other] ?? child[name]).flatMap(Double.init) ?? 0)
    }
    guard numbers.contains(where: { $0.1 != 0 && $0.1.isFinite }) else { return nil }
    let text = numbers.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
    return "UIEdgeInsets(\(text))"
  }
}
