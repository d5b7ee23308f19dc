// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a note in a sheet") struct NoteSheetTests {
  private func present() -> (NoteSheet, UIWindow) {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let sheet = NoteSheet()
    sheet.configureSheet()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    return (sheet, window)
  }

  @Test("The sheet rests at 120 points, and fills the screen below 10 points when it is expanded")
  func heights() {
    let (sheet, window) = present()
    #expect(sheet.view.frame == CGRect(x: 0, y: 724, width: 390, height: 120))
    // 390 - 16 - 44 for the button, 8 before it.
    #expect(sheet.menuButton.frame == CGRect(x: 330, y: 12, width: 44, height: 44))
    #expect(sheet.titleField.frame == CGRect(x: 16, y: 12, width: 306, height: 44))
    sheet.expand()
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
  }

  @Test("A new title is undone and redone by the manager of the window")
  func undo() {
    let (sheet, window) = present()
    sheet.rename(to: "First")
    sheet.rename(to: "Second")
    sheet.undoManager?.undo()
    #expect(sheet.titleField.text == "First")
    sheet.undoManager?.redo()
    #expect(sheet.titleField.text == "Second")
    #expect(sheet.undoManager === window.undoManager)
    #expect(sheet.undoManager?.undoActionName == "Rename")
  }

  @Test("A notification performs the selector that it was observed with")
  func notification() {
    let (sheet, _) = present()
    NotificationCenter.default.post(name: NoteSheet.changed, object: nil)
    #expect(sheet.refreshes == 1)
    NotificationCenter.default.removeObserver(sheet)
    NotificationCenter.default.post(name: NoteSheet.changed, object: nil)
    #expect(sheet.refreshes == 1)
  }
}
