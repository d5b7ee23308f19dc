// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("The keyboard's guide")
struct KeyboardGuideTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 10))
  }

  // Apple's documentation of `UIKeyboardLayoutGuide`: off the screen, the guide is at the bottom of
  // the window, as high as the lower inset of the safe area.
  @Test("At rest it reaches from the lower edge of the safe area to the end of the screen")
  func atRest() {
    let guide = root.keyboardLayoutGuide
    #expect(root.keyboardLayoutGuide === guide)
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 30),
      field.widthAnchor.constraint(equalTo: root.widthAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let below = UIScreen.main.bounds.height - 480
    #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34 + below))
    #expect(field.frame == CGRect(x: 0, y: 408, width: 320, height: 30))
    guide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: below))
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("In a window that is laid out, a view that was just placed has it at once")
  func firstUse() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIView(frame: window.bounds)
    window.addSubview(screen)
    window.isHidden = false
    window.layoutIfNeeded()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.addSubview(view)
    let frame = CGRect(x: 0, y: 40, width: 100, height: window.bounds.height - 40)
    #expect(view.keyboardLayoutGuide.layoutFrame == frame)
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == frame)
  }

  @Test("A docked keyboard is near the lower edge and away from the upper one")
  func tracking() {
    let guide = root.keyboardLayoutGuide
    let near = root.heightAnchor.constraint(equalToConstant: 480)
    let away = root.widthAnchor.constraint(equalToConstant: 320)
    let other = root.widthAnchor.constraint(equalToConstant: 100)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    guide.setConstraints([other], activeWhenNearEdge: .top)
    #expect(near.isActive && away.isActive && !other.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive)
    #expect(guide.constraintsActive(whenAwayFrom: .top).isEmpty)
  }
}
