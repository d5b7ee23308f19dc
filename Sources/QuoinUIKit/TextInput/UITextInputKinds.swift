// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A direction in stored text.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction in displayed text.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in a text, as it is stored or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: Int
  /// Creates a direction from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Returns a direction in the stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction in the shown text.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of a text.
public enum UITextGranularity: Int, Hashable, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// A delegate that is notified of changes of a text that are not the user's.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the units of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position, or nil.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the end of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit, or nil.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A language and its keyboard. There is no keyboard here; the one mode is the language of the
/// program.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language of the input mode.
  open var primaryLanguage: String? { Locale.current.identifier }
  /// The modes that the user may choose.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// The mode was changed. Quoin never posts it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  /// Creates the mode of the language of the program.
  public override init() { super.init() }
}

/// An object that plays the sound of keys. There is no sound here.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys make a sound.
  var enableInputClicksWhenVisible: Bool { get }
}
