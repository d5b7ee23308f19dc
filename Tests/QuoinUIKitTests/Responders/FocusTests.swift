// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Environments of the focus") struct FocusTests {
  @Test("An environment is around the views in it, and not around others")
  func containment() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    for (environment, contained, expected) in [
      (outer, inner, true), (inner, outer, false), (outer, outer, true), (outer, other, false),
      (controller.view, inner, true),
    ] as [(any UIFocusEnvironment, any UIFocusEnvironment, Bool)] {
      #expect(UIFocusSystem.environment(environment, contains: contained) == expected)
    }
  }

  @Test("A guide of the focus takes part in layout as others")
  func guide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [view]
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 90, height: 20))
  }

  @Test("Values for the focus are kept by views and controllers")
  func values() {
    let view = UIView()
    view.focusGroupIdentifier = "list"
    view.focusGroupPriority = .prioritized
    view.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(view.focusGroupIdentifier == "list" && view.focusGroupPriority == .prioritized)
    #expect((view.focusEffect as? UIFocusHaloEffect)?.shapeRect?.height == 2)
    let controller = UIViewController()
    #expect(controller.restoresFocusAfterTransition && controller.focusGroupIdentifier == nil)
    controller.restoresFocusAfterTransition = false
    #expect(!controller.restoresFocusAfterTransition)
  }
}
