// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Assistive technologies and the user's settings for them. There are none here, so all settings
/// are off.
public enum UIAccessibility {
  /// A notification that a program posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The notification that a new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The notification that a part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The notification that asks for a text to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The notification that the content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The notification that asks an assistive technology to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// The notification that asks an assistive technology to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Posts a notification to assistive technologies. Has no effect: there are none.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver reads the screen: always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on: always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on: always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether audio is played in mono: always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are on: always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are inverted: always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Guided Access limits the device to one program: always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether bold text is on: always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen is shown in grey: always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether transparency is reduced: always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether motion is reduced: always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether colours are darkened for contrast: always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether Speak Selection is on: always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Speak Screen is on: always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake undoes the last action: always false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether switches show labels for on and off: always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons are drawn with shapes: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions cross-fade instead of sliding: always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether information must not be given by colour alone: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether videos play automatically: always false.
  public static var isVideoAutoplayEnabled: Bool { false }

  /// Converts a rectangle of a view to the coordinates of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
