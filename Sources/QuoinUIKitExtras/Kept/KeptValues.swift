// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The values that extensions in this module keep with a responder.
enum KeptValue: Int {
  case motionEffects, restorationIdentifier, clearsContext, largeContentTitle, largeContentImage
  case showsLargeContent, minimumTextSize, maximumTextSize, ignoresInvertColors, customRotors
  case accessibilityPath, accessibilityHint, accessibilityAttributedValue, restorationClass
  case contentScrollViews, unavailable, dragDelegate, dropDelegate, dragInteraction
  case reordering, springLoaded, passwordRules, tokens, inputAssistant, allowsFind, keyCommands
  case shortcutItems, shakeToEdit, delayed, delayedArguments
  case navigationStyle, textualContext, lineBreakStrategy, searchAccessory, itemPositioning
  case tokenColor, copiesTokens, deletesTokens, searchSuggestions
  case automaticScopes, ignoresSuggestions, scalesLargeContent, largeContentInsets, hoverStyle
  case dynamicRange, labelVibrancy, expansionText, contentFocus, textScaling, inlinePrediction
  case writingTools, writingToolsResult, viewBorder, keyboardScrolling, horizontalBounce
  case verticalBounce, parentScrolling, trackingName, switchTitle, switchStyle, sliderStyle
  case segmentBackgrounds, segmentDividers, segmentOffsets, segmentPositions, symbolAnimation
  case headerElements, pointerStyle, dragPoints, dropPoints, alertSeverity, badgeAttributes, sizing,
    allowsFocus, adjustsImageSize
}

extension UIResponder {
  func kept<Value>(as type: Value.Type, _ name: KeptValue) -> Value? {
    keptValue(name.rawValue) as? Value
  }

  func keep(_ value: Any?, _ name: KeptValue) { setKeptValue(value, name.rawValue) }
}
