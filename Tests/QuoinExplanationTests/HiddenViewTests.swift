// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit
import Testing

@MainActor @Suite("Hidden views in derivations") struct HiddenViewTests {
  @Test("A view below a hidden one is where it is because the hidden one keeps its place")
  func hiddenAbove() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (header, list) = (UIView(), UIView())
    for (view, name) in [(header, "header"), (list, "list")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: screen.topAnchor),
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(!list.explainLayout(.top).text().contains("hidden"))
    header.isHidden = true
    screen.layoutIfNeeded()
    #expect(
      list.explainLayout(.top).text().hasSuffix(
        "note: header is hidden and keeps its place; only a stack view leaves hidden views out"))
    #expect(!header.explainLayout(.height).text().contains("note"))
  }
}
