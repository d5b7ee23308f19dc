// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The values of views that code sets.
package enum ValueChoice: String, CaseIterable, Sendable {
  /// All properties that differ from those of a new view.
  case all
  /// Only the properties that frames depend on.
  case layout
  case none

  /// The properties and methods that change the look or the behaviour of a view, and no frame.
  private static let withoutFrames: Set = [
    "backgroundColor", "tintColor", "alpha", "clipsToBounds", "isUserInteractionEnabled",
    "contentMode", "tag", "textColor", "textAlignment", "shadowColor", "shadowOffset",
    "isSecureTextEntry", "keyboardType", "returnKeyType", "autocapitalizationType",
    "autocorrectionType", "spellCheckingType", "textContentType", "setTitleColor",
    "setTitleShadowColor", "onTintColor", "thumbTintColor", "progressTintColor", "trackTintColor",
    "minimumTrackTintColor", "maximumTrackTintColor", "isOn", "isEnabled", "isSelected",
    "isHighlighted", "layer", "separatorColor", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "isAccessibilityElement", "accessibilityTraits", "highlightedTextColor",
    "isMultipleTouchEnabled", "autocapitalizationType", "smartQuotesType", "smartDashesType",
    "smartInsertDeleteType", "keyboardAppearance", "enablesReturnKeyAutomatically",
    "dataDetectorTypes", "isContinuous", "autorepeat", "wraps", "stepValue", "minuteInterval",
    "isMomentary", "selectedSegmentTintColor", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "color", "barTintColor", "barStyle", "keyboardDismissMode",
    "indicatorStyle", "bounces", "bouncesZoom", "isDirectionalLockEnabled", "isPrefetchingEnabled",
    "delaysContentTouches", "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale",
    "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "sectionIndexColor", "sectionIndexBackgroundColor",
    "sectionIndexTrackingBackgroundColor", "selectionStyle",
  ]

  /// Whether a statement is written.
  func includes(_ setting: ViewSetting) -> Bool {
    switch self {
    case .all: return true
    case .none: return false
    case .layout:
      guard setting.comment == nil else { return false }
      let name = setting.text.prefix { $0.isLetter || $0.isNumber }
      return !Self.withoutFrames.contains(String(name))
    }
  }
}

extension ConvertedScene {
  /// The scene without the values that are not chosen.
  package func keeping(_ choice: ValueChoice) -> ConvertedScene {
    var result = self
    for root in result.roots.indices {
      for view in result.roots[root].views.indices {
        result.roots[root].views[view].settings.removeAll { !choice.includes($0) }
        result.roots[root].views[view].layoutSettings.removeAll { !choice.includes($0) }
      }
      result.roots[root].controllerSettings.removeAll { !choice.includes($0) }
      // The height of a bar does not depend on its items.
      if choice != .all { result.roots[root].bars = [] }
    }
    return result
  }
}
