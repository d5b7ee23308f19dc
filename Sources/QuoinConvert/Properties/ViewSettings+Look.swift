// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the properties that all views have.
  mutating func readLook() {
    set("backgroundColor", color("backgroundColor"))
    set("tintColor", color("tintColor"))
    number("alpha", "alpha", usual: 1)
    flag("autoresizesSubviews", "autoresizesSubviews", usual: true)
    flag("hidden", "isHidden", usual: false)
    if description.systemClass != "UIScrollView", description.systemClass != "UITableView",
      description.systemClass != "UICollectionView", description.systemClass != "UITextView"
    {
      flag("clipsSubviews", "clipsToBounds", usual: false)
    }
    let isQuiet = ["UILabel", "UIImageView"].contains(description.systemClass)
    if !isQuiet {
      flag("userInteractionEnabled", "isUserInteractionEnabled", usual: true)
    } else if element.flag("userInteractionEnabled") != false, mayReceiveTouches {
      set("isUserInteractionEnabled", "true")
    }
    let usualMode = "scaleToFill"
    if !["UILabel", "UITextField", "UIButton"].contains(description.systemClass) {
      member("contentMode", "contentMode", Self.contentModes, usual: usualMode)
    }
    if description.systemClass == "UIView" && description.role != .content
      || isQuiet && mayReceiveTouches
    {
      flag("multipleTouchEnabled", "isMultipleTouchEnabled", usual: false)
    }
    if let tag = element["tag"].flatMap({ Int($0) }), tag != 0 { set("tag", String(tag)) }
    let directions = [
      "forceRightToLeft": "forceRightToLeft", "forceLeftToRight": "forceLeftToRight",
      "playback": "playback", "spatial": "spatial",
    ]
    member("semanticContentAttribute", "semanticContentAttribute", directions, usual: "unspecified")
  }

  /// Whether a label or an image view that a file enables for touches can have a use for them.
  private var mayReceiveTouches: Bool {
    description.names.outlet != nil || description.customClass != nil
      || (element.child("connections")?.children ?? []).contains {
        $0.name == "action" || $0["property"] == "gestureRecognizers"
      }
      || (element.child("subviews")?.children ?? []).contains {
        !["label", "imageView"].contains($0.name)
      }
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
    let written = element.child("fontDescription", key: "fontDescription")
    if let width = written?["width"], width != "standard" {
      note("The width '\(width)' of the font of \(ConversionNote.quoted(name)) is not converted.")
    }
  }

  mutating func adjustsFont() {
    flag("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", usual: false)
  }

  mutating func alignment() {
    let names = [
      "left": "left", "center": "center", "right": "right", "justified": "justified",
      "natural": "natural",
    ]
    // Files write every alignment but this one. Attributed texts have their own.
    if element["textAlignment"] == nil, element.child("attributedString") == nil {
      set("textAlignment", ".left")
    }
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
  ///
  /// Xcode writes the least number for 0 where 0 would mean the insets that UIKit chooses.
  func insets(_ key: String) -> String? {
    guard let child = element.child(key: key), child.name == "inset" || child.name == "edgeInsets"
    else { return nil }
    let names = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
    let numbers = names.map { name, other in
      (name, (child[other] ?? child[name]).flatMap(Double.init) ?? 0)
    }
    guard numbers.contains(where: { $0.1 != 0 && $0.1.isFinite }) else { return nil }
    let least = Double.leastNormalMagnitude
    let isZero = numbers.allSatisfy { abs($0.1) <= least }
    if isZero, key != "contentEdgeInsets" { return nil }
    let text = numbers.map { name, value in
      guard value != 0, abs(value) <= least else { return "\(name): \(SwiftLiteral.number(value))" }
      return "\(name): \(isZero ? ".leastNormalMagnitude" : "0")"
    }.joined(separator: ", ")
    return "UIEdgeInsets(\(text))"
  }
}
