// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads the properties of controls and indicators without text.
  mutating func readRestOfControls() {
    switch description.systemClass {
    case "UISwitch":
      readControl()
      flag("on", "isOn", usual: false)
      set("onTintColor", color("onTintColor"))
      set("thumbTintColor", color("thumbTintColor"))
    case "UISlider": readSlider()
    case "UIStepper": readStepper()
    case "UISegmentedControl": readSegments()
    case "UIDatePicker": readDatePicker()
    case "UIPageControl":
      readControl()
      number("numberOfPages", "numberOfPages", usual: 0)
      number("currentPage", "currentPage", usual: 0)
      flag("hidesForSinglePage", "hidesForSinglePage", usual: false)
      set("pageIndicatorTintColor", color("pageIndicatorTintColor"))
      set("currentPageIndicatorTintColor", color("currentPageIndicatorTintColor"))
    case "UIProgressView":
      member("progressViewStyle", "progressViewStyle", ["bar": "bar"], usual: "default")
      number("progress", "progress", usual: 0)
      set("progressTintColor", color("progressTintColor"))
      set("trackTintColor", color("trackTintColor"))
    case "UIActivityIndicatorView": readActivityIndicator()
    case "UISearchBar": readSearchBar()
    default: break
    }
  }

  mutating func readControl() {
    flag("enabled", "isEnabled", usual: true)
    flag("selected", "isSelected", usual: false)
  }

  private mutating func readSlider() {
    readControl()
    number("minValue", "minimumValue", usual: 0)
    number("maxValue", "maximumValue", usual: 1)
    number("value", "value", usual: 0)
    flag("continuous", "isContinuous", usual: true)
    for side in ["minimum", "maximum"] {
      set("\(side)ValueImage", values.image(element, "\(side)ValueImage"))
      set("\(side)TrackTintColor", color("\(side)TrackTintColor"))
    }
    set("thumbTintColor", color("thumbTintColor"))
  }

  private mutating func readStepper() {
    readControl()
    number("minimumValue", "minimumValue", usual: 0)
    number("maximumValue", "maximumValue", usual: 100)
    number("stepValue", "stepValue", usual: 1)
    number("value", "value", usual: 0)
    flag("continuous", "isContinuous", usual: true)
    flag("autorepeat", "autorepeat", usual: true)
    flag("wraps", "wraps", usual: false)
  }

  private mutating func readSegments() {
    readControl()
    for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if (segment["title"] ?? "").isEmpty, let image = values.image(segment) {
        call("setImage(\(image), forSegmentAt: \(index))")
      }
      if segment.flag("enabled") == false { call("setEnabled(false, forSegmentAt: \(index))") }
      if let width = segment["width"].flatMap(Double.init), width.isFinite, width > 0 {
        call("setWidth(\(SwiftLiteral.number(width)), forSegmentAt: \(index))")
      }
    }
    let index = element["selectedSegmentIndex"].flatMap { Int($0) }
    set("selectedSegmentIndex", index.map(String.init))
    flag("momentary", "isMomentary", usual: false)
    flag("apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", usual: false)
    set("selectedSegmentTintColor", color("selectedSegmentTintColor"))
  }

  private mutating func readDatePicker() {
    readControl()
    let modes = ["time": "time", "date": "date", "countDownTimer": "countDownTimer"]
    member("datePickerMode", "datePickerMode", modes, usual: "dateAndTime")
    let styles = ["compact": "compact", "inline": "inline", "wheels": "wheels"]
    member("style", "preferredDatePickerStyle", styles, usual: "automatic")
    number("minuteInterval", "minuteInterval", usual: 1)
    if element.children.contains(where: { $0.name == "date" }) {
      note("The dates of \(ConversionNote.quoted(name)) are not converted.")
    }
  }

  private mutating func readActivityIndicator() {
    if element.flag("hidesWhenStopped") != true { set("hidesWhenStopped", "false") }
    // The styles of old files have a color of their own.
    let isWhite = ["white", "whiteLarge"].contains(element["style"])
    set("color", color("color") ?? (isWhite ? ".white" : nil))
    if element.flag("animating") == true { call("startAnimating()") }
  }

  private mutating func readSearchBar() {
    set("text", text("text").map(SwiftLiteral.string))
    set("placeholder", text("placeholder").map(SwiftLiteral.string))
    set("prompt", text("prompt").map(SwiftLiteral.string))
    let styles = ["minimal": "minimal", "prominent": "prominent"]
    member("searchBarStyle", "searchBarStyle", styles, usual: "default")
    flag("showsCancelButton", "showsCancelButton", usual: false)
    flag("showsScopeBar", "showsScopeBar", usual: false)
    let scopes = (element.child("scopeButtonTitles")?.children ?? []).map {
      SwiftLiteral.string($0.text)
    }
    if !scopes.isEmpty { set("scopeButtonTitles", "[\(scopes.joined(separator: ", "))]") }
    readBarLook()
    readInputTraits()
  }

  /// Reads the properties of a bar. Its items belong to a controller.
  mutating func readBar() {
    readBarLook()
    flag("largeTitles", "prefersLargeTitles", usual: false)
    if element.child("items")?.children.isEmpty == false {
      note("The items of \(ConversionNote.quoted(name)) are not converted.")
    }
  }

  private mutating func readBarLook() {
    member(
      "barStyle", "barStyle", ["black": "black", "blackTranslucent": "black"], usual: "default")
    flag("translucent", "isTranslucent", usual: true)
    set("barTintColor", color("barTintColor"))
  }
}
