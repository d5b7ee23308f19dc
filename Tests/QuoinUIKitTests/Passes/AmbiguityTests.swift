// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinUIKit
import Testing

@MainActor @Suite("Ambiguities and conflicts of views")
struct AmbiguityTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()

  init() {
    root.layoutScale = 0
    root.accessibilityIdentifier = "root"
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test("Leading and top leave the sizes open")
  func openSizes() {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let found = root.layoutReport().ambiguities
    #expect(found.map(\.attribute) == ["width", "height"])
    #expect(found.allSatisfy { $0.item === view && $0.minimum == 0 && $0.maximum == .infinity })
  }

  @Test("Two wishes of one priority leave a range, between whose ends exercising goes")
  func exercising() {
    for width in [100.0, 200] {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = .defaultHigh
      wish.isActive = true
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 200)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 100)
  }

  @Test("A conflict names its members and what was left out, which stays active")
  func conflict() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([leading, trailing, width])
    root.layoutIfNeeded()
    let conflicts = root.layoutReport().conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints == [leading, trailing, width])
    #expect(conflicts.first?.broken === width)
    let words = root.layoutInspection().conflictDescriptions(fixLimit: 0)
    #expect(words.first?.text.contains("view.width == 200  <- broken") == true)
    #expect(width.isActive)
    #expect(view.frame.width == 300)
    trailing.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutReport().conflicts.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test("The constraints that affect a view on an axis are those that mention it there")
  func affecting() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([leading, height])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [leading])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [height])
  }
}
