// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Readable guides")
struct ReadableGuideTests {
  @Test("A view that hung on the guide leaves with its constraints, and can be placed again")
  func placedAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 25),
      box.widthAnchor.constraint(equalToConstant: 76),
    ])
    root.layoutIfNeeded()
    // The margins of a view without a controller are 8.
    #expect(box.frame == CGRect(x: 24, y: 8, width: 76, height: 25))
    box.removeFromSuperview()
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 86),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 86, width: 76, height: 25))
  }
}
