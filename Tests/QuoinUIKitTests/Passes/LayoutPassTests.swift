// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("The layout pass")
struct LayoutPassTests {
  @Test("A detached root lays out its subtree in its present bounds")
  func detachedRoot() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 10),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 300, height: 40))
  }
}
