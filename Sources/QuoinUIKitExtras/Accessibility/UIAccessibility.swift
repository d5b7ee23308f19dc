// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Assistive programs and the user's settings for them. There are none here, so all settings are off.
public enum UIAccessibility {
  /// What changed for assistive programs.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// A notification of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another part of the screen is shown.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive program stops.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// An assistive program continues.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Reports a change to assistive programs. Does nothing: there are none.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a menu replaces gestures: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound has one channel: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether subtitles are shown: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the device stays in one program: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether text is bold: false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen has no colours: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether there is less transparency: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether there is less motion: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether colours are darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the selection is read: false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking revokes: false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether switches have labels: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have shapes: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether colour alone says nothing: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether videos play: false.
  public static var isVideoAutoplayEnabled: Bool { false }

  /// The rectangle of a view's rectangle on the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
