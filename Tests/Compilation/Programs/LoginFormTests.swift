// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a form to sign in") struct LoginFormTests {
  private func shown() -> LoginForm {
    let controller = LoginForm()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test("Fields are 34 high, the view before a text is in the middle of its height")
  func frames() {
    let form = shown()
    // 390 - 2 * 20 wide; 34 high each with a rounded border, 10 apart.
    #expect(form.name.frame == CGRect(x: 0, y: 0, width: 350, height: 34))
    #expect(form.password.frame == CGRect(x: 0, y: 44, width: 350, height: 34))
    #expect(form.signIn.frame.minY == 88)
    // A view of 30 × 20: (34 - 20) / 2 from the top.
    #expect(form.name.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(form.name.textRect(forBounds: form.name.bounds).minX == 30)
  }

  @Test("Editing moves on only from a field that has a text")
  func editing() {
    let form = shown()
    #expect(form.name.becomeFirstResponder())
    _ = form.textFieldShouldReturn(form.name)
    #expect(form.name.isEditing)
    form.name.insertText("ada")
    _ = form.textFieldShouldReturn(form.name)
    #expect(form.password.isEditing)
    form.password.text = "x"
    form.signIn.sendActions(for: .touchUpInside)
    #expect(form.attempts == ["ada"])
  }
}
