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

  @Test("At rest it begins at the lower edge of the safe area, as wide as the view")
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
    // It is as high as the part of the screen below the view.
    let height = UIScreen.main.bounds.height - 480
    #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: height))
    #expect(field.frame == CGRect(x: 0, y: 408, width: 320, height: 30))
    guide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: height))
    #expect(root.layoutReport().conflicts.isEmpty)
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
