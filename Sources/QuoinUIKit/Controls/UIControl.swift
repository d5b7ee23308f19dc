// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view that the user works with, and that sends actions.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  /// What a control looks like because of what happens to it.
  public struct State: OptionSet, Sendable {
    /// One bit a state.
    public let rawValue: UInt

    /// The states of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In the focus.
    public static let focused = State(rawValue: 8)
    /// Bits for programs.
    public static let application = State(rawValue: 0xFF_0000)
    /// Bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    /// The events of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is called off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that the control is for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that happens to text.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How content is placed from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }

  /// How content is placed from left to right.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is touched.
  open var isHighlighted = false
  /// How content is placed from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How content is placed from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// All states together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// All events for which there is an action.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.event) } }

  /// Runs an action at events. One of an identifier that is there already takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// No longer runs an action at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action of an identifier at events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }
}
