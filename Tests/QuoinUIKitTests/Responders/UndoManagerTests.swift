// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Changes that can be undone") struct UndoManagerTests {
  /// A number whose changes are noted.
  final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("A change is undone and redone")
  func undoAndRedo() {
    let counter = Counter()
    #expect(!counter.manager.canUndo)
    counter.set(1)
    counter.manager.setActionName("One")
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1 && counter.manager.canRedo)
    #expect(counter.manager.undoActionName == "One")
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 2 && !counter.manager.canRedo)
  }

  @Test("A new change ends what could be redone")
  func newChange() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test("The changes of a group are undone together, the last one first")
  func group() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test("No more levels are kept than asked for, and none while notes are off")
  func limits() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 1
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1 && !counter.manager.canUndo)
    counter.manager.removeAllActions()
    counter.manager.disableUndoRegistration()
    counter.set(7)
    #expect(!counter.manager.canUndo)
  }

  @Test("Views of a window share its manager")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
