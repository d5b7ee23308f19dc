// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A button or a key that is pressed. No presses are created here; overridden methods name the
/// type.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button that is pressed.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// Creates a press that began.
  public override init() {
    super.init()
  }

  /// The time of the last change, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The phase of the press.
  open var phase: Phase { .began }
  /// The button that is pressed.
  open var type: PressType { .select }
  /// The responder that receives the press.
  open var responder: UIResponder? { nil }
  /// The pressed key of a keyboard: always nil.
  open var key: UIKey? { nil }
  /// The force of the press, where 1 is an average press: always 0.
  open var force: CGFloat { 0 }
}

/// An event of buttons or keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
