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
    case "UIStackView": readStack()
    case "UISwitch":
      readControl()
      flag("on", "isOn", usual: false)
      set("onTintColor", color("onTintColor"))
    case "UISlider":
      readControl()
      number("minValue", "minimumValue", usual: 0)
      number("maxValue", "maximumValue", usual: 1)
      number("value", "value", usual: 0)
    case "UIStepper":
      readControl()
      number("minimumValue", "minimumValue", usual: 0)
      number("maximumValue", "maximumValue", usual: 100)
      number("value", "value", usual: 0)
    case "UISegmentedControl":
      readControl()
      let index = element["selectedSegmentIndex"].flatMap { Int($0) }
      set("selectedSegmentIndex", index.map(String.init))
    case "UIPageControl":
      readControl()
      number("numberOfPages", "numberOfPages", usual: 0)
      number("currentPage", "currentPage", usual: 0)
    case "UIProgressView": number("progress", "progress", usual: 0)
    case "UIActivityIndicatorView":
      if element.flag("hidesWhenStopped") != true { set("hidesWhenStopped", "false") }
      if element.flag("animating") == true { call("startAnimating()") }
    case "UISearchBar":
      set("text", text("text").map(SwiftLiteral.string))
      set("placeholder", text("placeholder").map(SwiftLiteral.string))
    case "UIScrollView", "UICollectionView": readScroll()
    case "UITableView": readTable()
    case "UITableViewCell": readCell()
    default: break
    }
  }

  private mutating func readLabel() {
    set("text", description.appearance.text.flatMap { $0.isEmpty ? nil : SwiftLiteral.string($0) })
    font(usual: "UIFont.systemFont(ofSize: 17)")
    adjustsFont()
    set("textColor", color("textColor"))
    alignment()
    number("numberOfLines", "numberOfLines", usual: 1)
    member("lineBreakMode", "lineBreakMode", Self.lineBreakModes, usual: "byTruncatingTail")
    if element.flag("adjustsFontSizeToFit") == true, element["minimumScaleFactor"] != nil {
      set("adjustsFontSizeToFitWidth", "true")
      number("minimumScaleFactor", "minimumScaleFactor", usual: 0)
    }
    number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", usual: 0)
    if element.child("attributedString") != nil {
      note("The styles of the text of '\(description.id)' are not converted.")
    }
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
    let modes = [
      "always": "always", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing",
    ]
    member("clearButtonMode", "clearButtonMode", modes, usual: "never")
    readInputTraits()
  }

  private mutating func readTextView() {
    set("text", text("text").map(SwiftLiteral.string))
    font(usual: nil, instead: "UIFont.systemFont(ofSize: 14)")
    adjustsFont()
    set("textColor", color("textColor"))
    alignment()
    flag("editable", "isEditable", usual: true)
    flag("selectable", "isSelectable", usual: true)
    readScroll()
    readInputTraits()
  }

  private mutating func readInputTraits() {
    guard let traits = element.child("textInputTraits", key: "textInputTraits") else { return }
    if traits.flag("secureTextEntry") == true { set("isSecureTextEntry", "true") }
    let keyboards = [
      "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL",
      "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
      "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
      "webSearch": "webSearch",
    ]
    set("keyboardType", traits["keyboardType"].flatMap { keyboards[$0] }.map { ".\($0)" })
    let keys: Set = ["go", "join", "next", "search", "send", "done", "continue"]
    set(
      "returnKeyType",
      traits["returnKeyType"].flatMap { keys.contains($0) ? $0 : nil }.map { ".\($0)" })
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

  mutating func readControl() {
    flag("enabled", "isEnabled", usual: true)
    flag("selected", "isSelected", usual: false)
  }

  private mutating func readScroll() {
    flag("scrollEnabled", "isScrollEnabled", usual: true)
    flag("pagingEnabled", "isPagingEnabled", usual: false)
    flag("bounces", "bounces", usual: true)
    flag("alwaysBounceVertical", "alwaysBounceVertical", usual: false)
    flag("alwaysBounceHorizontal", "alwaysBounceHorizontal", usual: false)
    flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", usual: true)
    flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", usual: true)
    set("contentInset", insets("contentInset"))
    let behaviors = ["never": "never", "always": "always", "scrollableAxes": "scrollableAxes"]
    member(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", behaviors,
      usual: "automatic")
  }

  private mutating func readTable() {
    readScroll()
    if element.flag("alwaysBounceVertical") != true { set("alwaysBounceVertical", "false") }
    if let height = element["rowHeight"].flatMap(Double.init), height > 0 {
      set("rowHeight", SwiftLiteral.number(height))
    }
    if element["separatorStyle"] == "none" { set("separatorStyle", ".none") }
    flag("allowsMultipleSelection", "allowsMultipleSelection", usual: false)
    set("separatorColor", color("separatorColor"))
  }

  private mutating func readCell() {
    let accessories = [
      "disclosureIndicator": "disclosureIndicator",
      "detailDisclosureButton": "detailDisclosureButton", "checkmark": "checkmark",
      "detailButton": "detailButton",
    ]
    member("accessoryType", "accessoryType", accessories, usual: "none")
    member("selectionStyle", "selectionStyle", ["none": "none", "gray": "gray"], usual: "default")
  }
}
