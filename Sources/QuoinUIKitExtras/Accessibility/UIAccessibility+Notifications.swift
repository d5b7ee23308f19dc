// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The notifications about changed accessibility settings. They are never posted.

extension UIAccessibility {
  /// Apple's `UIAccessibilityAnnouncementDidFinishNotification`.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Apple's `UIAccessibilityBoldTextStatusDidChangeNotification`.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Apple's `UIAccessibilityVoiceOverStatusDidChangeNotification`.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Apple's `UIAccessibilityReduceMotionStatusDidChangeNotification`.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Apple's `UIAccessibilityReduceTransparencyStatusDidChangeNotification`.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Apple's `UIAccessibilitySwitchControlStatusDidChangeNotification`.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Apple's `UIAccessibilityInvertColorsStatusDidChangeNotification`.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Apple's `UIAccessibilityDarkerSystemColorsStatusDidChangeNotification`.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Apple's `UIAccessibilityGuidedAccessStatusDidChangeNotification`.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Apple's `UIAccessibilityElementFocusedNotification`.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The user info key of the text that was announced.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The user info key of whether the announcement was read to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
