// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that the user works with, and that sends actions.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []
  private var targets: [(event: Event, target: TargetAction)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action for its primary event: a touch of a button, a changed
  /// value.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { reportState() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { reportState() } } }
  /// Whether the control is highlighted by a touch.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { reportState() } } }
  /// The vertical alignment of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of content, with leading and trailing replaced by a side.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case let alignment: return alignment
    }
  }
  /// All states together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  private func reportState() {
    stateDidChange()
    reportChange(.state)
  }
  /// Called after one of the states changed.
  func stateDidChange() {}

  // MARK: Tracking

  /// Whether touches are tracked. Set between ``beginTracking(_:with:)`` and the end of the touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds.
  open private(set) var isTouchInside = false
  /// Called when a touch begins; returns whether the control tracks it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch moves; returns whether the control still tracks it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = true
    sendActions(for: .touchDown)
  }
  /// Follows the tracked touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }
  /// Ends tracking, and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isTouchInside = false
  }
  /// Ends tracking, and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // MARK: Targets

  /// Calls `perform(_:with:)` of a target at events; see ``Selector``. The target is not kept
  /// alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let entry = TargetAction(target: target, action: action)
    if let index = targets.firstIndex(where: {
      $0.target.action == action && $0.target.isForResponders == (target == nil)
        && $0.target.isSame(target: target, action: action)
    }) {
      targets[index].event.formUnion(controlEvents)
    } else {
      targets.append((controlEvents, entry))
    }
  }

  /// Removes a target from events; nil means all targets, or all selectors.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].target.isSame(target: target, action: action)
    {
      targets[index].event.subtract(controlEvents)
    }
    targets.removeAll { $0.event.isEmpty || $0.target.isOver }
  }

  /// The targets that are alive. `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { entry -> AnyHashable? in
        entry.target.isForResponders ? NSNull() : entry.target.target as? NSObject
      })
  }

  /// Returns the names of the selectors of a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.filter { entry in
      !entry.event.isDisjoint(with: controlEvent)
        && entry.target.isForResponders == (target == nil)
        && entry.target.isSame(target: target, action: nil)
    }
    return found.isEmpty ? nil : found.map { $0.target.action.description }
  }

  /// Calls `perform(_:with:)` of a target. Without a target, the first responder of the chain that
  /// responds to the selector performs it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target: target, action: action).perform(from: self, with: self)
  }

  // MARK: Actions

  /// All events for which there is an action or a target.
  open var allControlEvents: Event {
    targets.reduce(actions.reduce([]) { $0.union($1.event) }) { $0.union($1.event) }
  }

  /// Adds an action for events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Calls a closure with each action and each target. The closure sets its last argument to true
  /// to end.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isOver = false
    for entry in actions where !isOver { iterator(entry.action, nil, entry.event, &isOver) }
    for entry in targets where !isOver {
      iterator(nil, (entry.target.target, entry.target.action), entry.event, &isOver)
    }
  }

  /// Runs the actions for `primaryActionTriggered`.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Runs the actions for events, and then the selectors of the targets.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for entry in targets where !entry.event.isDisjoint(with: controlEvents) && !entry.target.isOver
    {
      sendAction(entry.target.action, to: entry.target.target, for: nil)
    }
    if controlEvents.contains(primaryEvent), !controlEvents.contains(.primaryActionTriggered) {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// The event of the control's primary action.
  var primaryEvent: Event { .valueChanged }

  /// Runs an action for this control.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Whether a tap on the control shows its menu. Stored, not shown.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press shows the menu of the control. Stored, not shown.
  open var isContextMenuInteractionEnabled = false
  /// The text of the tool tip. Stored, not shown.
  open var toolTip: String?
}
