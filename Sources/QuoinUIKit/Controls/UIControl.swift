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
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
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

  /// Runs an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.intersection(controlEvents).isEmpty {
      entry.action.handler(entry.action)
    }
  }
}
