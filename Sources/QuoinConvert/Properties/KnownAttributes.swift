// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The attributes of views that are converted, or that say nothing about a view that code creates.
enum KnownAttributes {
  /// The attributes of an element that code does not have, in the order of their names.
  static func others(of element: MarkupElement) -> [String] {
    guard let own = names[element.name] else { return [] }
    return element.attributes.keys.sorted().filter { name in
      let value = element[name] ?? ""
      return !common.contains(name) && !own.contains(name) && usual[name] != value
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// What all views have, and what only Interface Builder uses.
  private static let common = words(
    """
    id key userLabel customClass customModule customModuleProvider sceneMemberID colorLabel
    translatesAutoresizingMaskIntoConstraints fixedFrame ambiguous misplaced verifyAmbiguity
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    hidden alpha tag opaque clearsContextBeforeDrawing clipsSubviews userInteractionEnabled
    multipleTouchEnabled contentMode semanticContentAttribute autoresizesSubviews
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea identifier
    layoutMarginsFollowReadableWidth simulatedAppContext alignment verticalAlignment height
    enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment
    """)

  /// The values that Interface Builder writes although new views have them.
  private static let usual = [
    "mapType": "standard", "springLoaded": "NO", "pointerInteraction": "YES",
    "reversesTitleShadowWhenHighlighted": "YES", "baselineAdjustment": "none",
  ]

  private static let names: [String: Set<String>] = [
    "view": [],
    "label": words(
      """
      text lineBreakMode baselineAdjustment adjustsFontSizeToFit textAlignment numberOfLines
      minimumFontSize minimumScaleFactor adjustsFontForContentSizeCategory usesAttributedText
      adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth
      """),
    "button": words("buttonType lineBreakMode hasAttributedTitle"),
    "imageView": words(
      "image catalog highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory"),
    "textField": words(
      """
      text placeholder textAlignment borderStyle clearButtonMode minimumFontSize
      adjustsFontForContentSizeCategory adjustsFontSizeToFit clearsOnBeginEditing background
      disabledBackground usesAttributedText
      """),
    "switch": words("on"),
    "slider": words("minValue maxValue value continuous minimumValueImage maximumValueImage"),
    "stepper": words("minimumValue maximumValue value stepValue continuous autorepeat wraps"),
    "progressView": words("progress progressViewStyle"),
    "activityIndicatorView": words("style hidesWhenStopped animating"),
    "pageControl": words("numberOfPages currentPage hidesForSinglePage"),
    "stackView": words(
      "axis distribution alignment spacing spacingType baselineRelativeArrangement"),
    "mapView": [],
    "wkWebView": [],
    "pickerView": [],
  ]
}
