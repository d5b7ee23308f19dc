// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The changes that can be undone, as Apple's Foundation has them.
open class UndoManager: NSObject {
  private typealias Change = () -> Void

  private enum Direction { case none, undoing, redoing }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var direction = Direction.none
  private var disabledCount = 0

  /// Creates a manager without changes.
  public override init() { super.init() }

  /// The maximum number of groups; 0 for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether the changes during an event form one group. Stored: each change is a group unless a
  /// group was begun.
  open var groupsByEvent = true
  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { openGroups.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether a change is being undone.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether a change is being redone.
  open var isRedoing: Bool { direction == .redoing }
  /// The name of the change that is undone next.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the change that is redone next.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Begins a group: its changes are undone together.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.changes.isEmpty else { return }
    note(group)
  }

  /// Stops registering changes until as many calls of ``enableUndoRegistration()`` have followed.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Enables the registration of changes again.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// Registers the reversal of a change. The target is not kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    note(
      Group(changes: [
        { [weak target] in
          if let target { handler(target) }
        }
      ]))
  }

  /// Names the last change.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing, !redoGroups.isEmpty {
      redoGroups[redoGroups.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// Undoes the last change.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    run(group, .undoing)
  }

  /// Redoes the change that was undone last.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    run(group, .redoing)
  }

  /// Removes all changes.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    openGroups = []
  }

  private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    openGroups.append(Group(name: group.name))
    for change in group.changes.reversed() { change() }
    endUndoGrouping()
    self.direction = .none
  }

  private func note(_ group: Group) {
    if let outer = openGroups.indices.last {
      openGroups[outer].changes += group.changes
    } else if direction == .undoing {
      redoGroups.append(group)
    } else {
      // A new change after others were undone: those can no longer be redone.
      if direction == .none { redoGroups = [] }
      undoGroups.append(group)
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }
}
