// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The look of a macOS control, as far as sizes and insets depend on it.
struct ControlVariant: Hashable, Sendable {
  /// A name that the tables of insets and baselines use.
  var name: String
  /// `small`, `mini`, `large`; nil for the regular size.
  var size: String?

  /// Creates a variant that has only a name.
  init(name: String) { self.name = name }

  init(of view: ViewDescription) {
    let size = view.appearance.controlSize
    self.size = size == "regular" ? nil : size
    name = Self.name(of: view)
  }

  private static func name(of view: ViewDescription) -> String {
    let styles = view.appearance.styles
    switch view.element {
    case "textField":
      if styles["borderStyle"] != nil { return "field" }
      return styles["drawsBackground"] == "YES" ? "plainField" : "label"
    case "secureTextField", "searchField", "tokenField": return "field"
    case "button":
      let name = button(styles)
      // Symbols have insets of their own, which a button without a bezel takes over.
      if name == "plainButton", view.appearance.isSymbol { return "symbolButton" }
      let isUntitled = view.appearance.text?.isEmpty ?? true
      // The place of the box beside a title, which Interface Builder writes for each check box.
      let hasPlace = styles["imagePosition"] != nil
      guard isUntitled, hasPlace else { return name }
      return ["check": "untitledCheck", "radio": "untitledRadio"][name] ?? name
    case "popUpButton":
      let isBordered = styles["borderStyle"] != nil
      switch styles["bezelStyle"] {
      case "rounded": return isBordered ? "popUp" : "plainButton"
      case "roundedRect" where !isBordered: return "plainPullDown"
      default:
        let name = button(styles)
        return name == "plainButton" ? "plainPopUp" : name
      }
    case "box": return box(view)
    case "segmentedControl": return styles["style"] == "rounded" ? "segmented" : "plainSegmented"
    case "slider": return slider(styles)
    case "datePicker": return styles["borderStyle"] == "bezel" ? "dateField" : view.element
    case "imageView":
      if styles["imageFrameStyle"] == "grayBezel" { return "framedImage" }
      return view.appearance.isSymbol ? "symbolImage" : view.element
    case "progressIndicator": return styles["style"] == "spinning" ? "spinner" : "progressBar"
    case "tabView": return tabView(styles["type"] ?? "")
    default: return view.element
    }
  }

  private static func button(_ styles: [String: String]) -> String {
    switch styles["type"] {
    case "check": return "check"
    case "radio": return "radio"
    case "help": return "help"
    default: break
    }
    let isBordered = styles["borderStyle"] != nil
    switch styles["bezelStyle"] {
    case "rounded" where isBordered: return "push"
    case "helpButton": return "help"
    case "smallSquare" where isBordered: return "smallSquare"
    case "roundedRect" where isBordered: return "roundRect"
    case "recessed" where isBordered: return "recessed"
    case "texturedRounded" where isBordered: return "textured"
    case "inline" where isBordered: return "inline"
    case "regularSquare" where isBordered: return "bevel"
    default: return "plainButton"
    }
  }

  private static func tabView(_ type: String) -> String {
    if type.hasPrefix("no") { return "tablessView" }
    return type.hasPrefix("bottom") ? "bottomTabView" : "tabView"
  }

  private static func slider(_ styles: [String: String]) -> String {
    if styles["sliderType"] == "circular" { return "circularSlider" }
    return styles["numberOfTickMarks"] == nil ? "slider" : "tickedSlider"
  }

  private static func box(_ view: ViewDescription) -> String {
    switch view.appearance.styles["boxType"] {
    case "separator":
      guard let frame = view.frame else { return "separatorLine" }
      return frame.width >= frame.height ? "separatorLine" : "separatorColumn"
    // Observed: `SUUpdateAlert.xib` of Sparkle.
    case "custom", "oldStyle": return "customBox"
    default:
      return view.appearance.styles["titlePosition"] == "noTitle" ? "untitledBox" : "titledBox"
    }
  }
}
