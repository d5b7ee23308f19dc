// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An object with a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests and reports.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIAccessibility {
  /// The sides with a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Sides of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// The left.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// The right.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The place that is enlarged.
  public enum ZoomType: Int, Hashable, Sendable {
    case insertionPoint = 0
  }

  /// An assistive program.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A program of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The one that reads the screen.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The one that a switch controls.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells what is edited, so that it can be enlarged. Has no effect.
  @MainActor public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  /// Keeps the user in the program, or no longer. Fails here.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The key of the element that got the focus, in a notification.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that lost the focus, in a notification.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive program, in a notification.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension NSAttributedString.Key {
  /// Whether punctuation is read.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which a text is read.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is that reads.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether a text waits for what is being said.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How urgent an announcement is.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation of a text.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each letter is read.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Text of a program's own.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// What a text is about.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
