// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// Sizes of controls on the canvas, for views whose frame the file does not tell.
enum ControlSizeTable {
  /// The size of the frame; nil on an axis that content does not determine.
  static func size(
    of view: ViewDescription, platform: InterfacePlatform, tools: ToolsVersion
  ) -> AxisPair<Double?> {
    guard platform != .macOS else { return desktop(view) }
    let fontSize = view.appearance.pointSize
    switch view.element {
    case "label": return AxisPair(nil, lineHeight(fontSize ?? 17))
    case "button": return AxisPair(30, lineHeight(fontSize ?? 15) + 12)
    case "textField":
      guard view.appearance.styles["borderStyle"] != nil else {
        return AxisPair(nil, lineHeight(fontSize ?? 17))
      }
      return AxisPair(nil, tools < 14800 ? 30 : 34)
    case "switch": return tools < 24000 ? AxisPair(51, 31) : AxisPair(63, 28)
    case "slider": return AxisPair(nil, tools < 24000 ? 31 : 34)
    case "segmentedControl": return AxisPair(nil, tools < 14800 ? 29 : 32)
    case "stepper": return AxisPair(94, tools < 14800 ? 29 : 32)
    case "progressView": return AxisPair(nil, tools < 17000 ? 2 : 4)
    case "activityIndicatorView":
      return view.appearance.styles["style"] == "whiteLarge"
        || view.appearance.styles["style"] == "large" ? AxisPair(37, 37) : AxisPair(20, 20)
    case "pickerView", "datePicker": return AxisPair(320, 216)
    case "searchBar": return AxisPair(nil, 56)
    case "pageControl": return AxisPair(nil, 37)
    case "navigationBar": return AxisPair(nil, 44)
    case "toolbar": return AxisPair(nil, tools < 14900 ? 44 : 49)
    case "tabBar": return AxisPair(nil, 49)
    default: return AxisPair(nil, nil)
    }
  }

  private static func lineHeight(_ pointSize: Double) -> Double {
    let line = TextStyleMetrics(pointSize: pointSize).lineHeight
    return (line * 2).rounded(.up) / 2
  }

  private static func desktop(_ view: ViewDescription) -> AxisPair<Double?> {
    switch ControlVariant(of: view).name {
    case "label": AxisPair(nil, 16)
    case "field": AxisPair(nil, 21)
    case "push": AxisPair(nil, 32)
    case "check", "radio": AxisPair(nil, 18)
    case "popUp", "comboBox": AxisPair(nil, 25)
    case "separatorLine": AxisPair(nil, 5)
    case "separatorColumn": AxisPair(5, nil)
    default: AxisPair(nil, nil)
    }
  }
}
