// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An event of the user. No instance is created here; overridden methods name the type.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The exact kind of an event, such as a shake or a command of a remote control.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Creates an event without touches.
  public override init() {
    super.init()
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The exact kind of the event, such as a shake or a command of a remote control.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The pressed modifier keys: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointer: none.
  open var buttonMask: ButtonMask { [] }
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Returns the touches of the event in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// Returns the touches of the event in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns the touches of the event for a recognizer.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// Returns the touches that were put together in one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns the touches that are expected next.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
