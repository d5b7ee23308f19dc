// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
//
// Scenes of a program for `quoin preview --command 'swift run scenes' Examples`: a form, and a card at the top of a screen.

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinStage
import QuoinUIKit
import SignInExample

Preview.show {
  PreviewScene("Sign In") { SignInController() }
  PreviewScene("Card") { screen(with: card(title: "Ada Lovelace", text: "Mathematician, London")) }
}

/// A card with a title and a text below it.
@MainActor func card(title: String, text: String) -> UIView {
  let (card, stack) = (UIView(), UIStackView())
  card.backgroundColor = .secondarySystemBackground
  card.layer.cornerRadius = 12
  stack.axis = .vertical
  stack.spacing = 4
  for (content, size) in [(title, 20.0), (text, 15)] {
    let label = UILabel()
    label.text = content
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }
  stack.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
    stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
    stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
  ])
  return card
}

/// A screen with a card below the status bar.
@MainActor func screen(with card: UIView) -> UIView {
  let screen = UIView()
  screen.backgroundColor = .white
  card.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(card)
  NSLayoutConstraint.activate([
    card.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 16),
    card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
    card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
  ])
  return screen
}
#else
print("The scenes are for platforms without UIKit and AppKit.")
#endif
