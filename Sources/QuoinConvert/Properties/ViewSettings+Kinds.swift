// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the properties of the view's kind.
  mutating func readKind() {
    switch description.systemClass {
    case "UILabel": readLabel()
    case "UIButton": readButton()
    case "UITextField": readTextField()
    case "UITextView": readTextView()
    case "UIImageView":
      set("image", values.image(element))
      set("highlightedImage", values.image(element, "highlightedImage"))
      set("preferredSymbolConfiguration", values.symbolConfiguration(element))
      flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        "adjustsImageSizeForAccessibilityContentSizeCategory", usual: false)
    case "UIStackView": readStack()
    case "UIScrollView": readScroll()
    case "UICollectionView": readCollection()
    case "UITableView": readTable()
    case "UITableViewCell": readCell()
    case "UIToolbar", "UINavigationBar", "UITabBar": readBar()
    default: readRestOfControls()
    }
  }

  private mutating func readLabel() {
    set("text", description.appearance.text.flatMap { $0.isEmpty ? nil : SwiftLiteral.string($0) })
    font(usual: hasOwnFont ? nil : "UIFont.systemFont(ofSize: 17)")
    adjustsFont()
    set("textColor", color("textColor"))
    alignment()
    number("numberOfLines", "numberOfLines", usual: 1)
    member("lineBreakMode", "lineBreakMode", Self.lineBreakModes, usual: "byTruncatingTail")
    readShrinking()
    flag(
      "adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", usual: false)
    number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", usual: 0)
    flag("enabled", "isEnabled", usual: true)
    set("highlightedTextColor", color("highlightedColor"))
    if let shadow = color("shadowColor") {
      set("shadowColor", shadow)
      let isFlat = element.child("size", key: "shadowOffset") != nil
      set("shadowOffset", size("shadowOffset") ?? (isFlat ? ".zero" : nil))
    }
    readStyledText()
  }

  private mutating func readShrinking() {
    let pointSize = description.appearance.pointSize ?? 17
    guard let factor = element.leastFontScale(pointSize: pointSize) else { return }
    set("adjustsFontSizeToFitWidth", "true")
    if factor > 0 { set("minimumScaleFactor", SwiftLiteral.fraction(factor)) }
    member(
      "baselineAdjustment", "baselineAdjustment",
      ["none": "none", "alignCenters": "alignCenters"], usual: "alignBaselines")
  }

  private mutating func readTextField() {
    readControl()
    set("text", text("text").flatMap { $0.isEmpty ? nil : SwiftLiteral.string($0) })
    set("placeholder", text("placeholder").map(SwiftLiteral.string))
    font(usual: "UIFont.systemFont(ofSize: 17)", instead: "UIFont.systemFont(ofSize: 14)")
    adjustsFont()
    set("textColor", color("textColor"))
    alignment()
    let styles = ["line": "line", "bezel": "bezel", "roundedRect": "roundedRect"]
    member("borderStyle", "borderStyle", styles, usual: "none")
    flag("clearsOnBeginEditing", "clearsOnBeginEditing", usual: false)
    set("background", values.image(element, "background"))
    set("disabledBackground", values.image(element, "disabledBackground"))
    readFieldShrinking()
    let modes = [
      "always": "always", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing",
    ]
    member("clearButtonMode", "clearButtonMode", modes, usual: "never")
    readInputTraits()
  }

  /// Fields of files shrink their text unless they say otherwise, but not below a size that is
  /// usually larger than that of the font.
  private mutating func readFieldShrinking() {
    guard element.flag("adjustsFontSizeToFit") != false,
      let least = element["minimumFontSize"].flatMap(Double.init), least.isFinite, least > 0,
      least < description.appearance.pointSize ?? 14
    else { return }
    set("adjustsFontSizeToFitWidth", "true")
    set("minimumFontSize", SwiftLiteral.number(least))
  }

  private mutating func readTextView() {
    set("text", text("text").map(SwiftLiteral.string))
    font(usual: nil, instead: "UIFont.systemFont(ofSize: 14)")
    adjustsFont()
    set("textColor", color("textColor"))
    alignment()
    flag("editable", "isEditable", usual: true)
    flag("selectable", "isSelectable", usual: true)
    set("dataDetectorTypes", dataDetectors)
    readScroll()
    readInputTraits()
    readStyledText()
  }

  /// The kinds of data that a text view makes links of.
  private var dataDetectors: String? {
    guard let types = element.child("dataDetectorType", key: "dataDetectorTypes") else {
      return nil
    }
    let names = [
      "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
      "lookupSuggestion",
    ]
    let found = names.filter { types.flag($0) == true }.map { ".\($0)" }
    return found.isEmpty ? nil : "[\(found.joined(separator: ", "))]"
  }

  private mutating func readStack() {
    guard let stack = description.stack else { return }
    if stack.isVertical { set("axis", ".vertical") }
    if ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"].contains(
      stack.distribution)
    {
      set("distribution", ".\(stack.distribution)")
    }
    let alignments = [
      "leading": "leading", "top": "top", "trailing": "trailing", "bottom": "bottom",
      "center": "center", "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline",
      "baseline": "lastBaseline",
    ]
    set("alignment", alignments[stack.alignment].map { ".\($0)" })
    if stack.spacing != 0 { set("spacing", SwiftLiteral.number(stack.spacing)) }
    if stack.isBaselineRelative { set("isBaselineRelativeArrangement", "true") }
  }
}
