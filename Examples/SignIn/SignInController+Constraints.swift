// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import QuoinPlatform

extension SignInController {
  /// The logo, the title and the hint above the card.
  var headConstraints: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      logo.widthAnchor.constraint(equalToConstant: 72),
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
      welcome.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 20),
      welcome.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      safe.trailingAnchor.constraint(equalTo: welcome.trailingAnchor, constant: 24),
      hint.topAnchor.constraint(equalTo: welcome.bottomAnchor, constant: 6),
      hint.leadingAnchor.constraint(equalTo: welcome.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: welcome.trailingAnchor),
      card.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 28),
      card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      safe.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 20),
    ]
  }

  /// The fields and the buttons in the card.
  var cardConstraints: [NSLayoutConstraint] {
    [
      email.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: email.trailingAnchor, constant: 16),
      email.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      email.heightAnchor.constraint(equalToConstant: 44),
      password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      password.heightAnchor.constraint(equalTo: email.heightAnchor),
      stay.leadingAnchor.constraint(equalTo: email.leadingAnchor),
      stay.centerYAnchor.constraint(equalTo: staySwitch.centerYAnchor),
      staySwitch.leadingAnchor.constraint(
        greaterThanOrEqualTo: stay.trailingAnchor, constant: 8),
      staySwitch.trailingAnchor.constraint(equalTo: email.trailingAnchor),
      staySwitch.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 16),
      signIn.leadingAnchor.constraint(equalTo: email.leadingAnchor),
      signIn.trailingAnchor.constraint(equalTo: email.trailingAnchor),
      signIn.topAnchor.constraint(equalTo: staySwitch.bottomAnchor, constant: 20),
      signIn.heightAnchor.constraint(equalToConstant: 50),
      forgot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      forgot.topAnchor.constraint(equalTo: signIn.bottomAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: forgot.bottomAnchor, constant: 12),
    ]
  }

  /// What is below the card.
  var footConstraints: [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    return [
      or.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
      or.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      leftLine.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      or.leadingAnchor.constraint(equalTo: leftLine.trailingAnchor, constant: 12),
      leftLine.centerYAnchor.constraint(equalTo: or.centerYAnchor),
      leftLine.heightAnchor.constraint(equalToConstant: 1),
      rightLine.leadingAnchor.constraint(equalTo: or.trailingAnchor, constant: 12),
      rightLine.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      rightLine.centerYAnchor.constraint(equalTo: or.centerYAnchor),
      rightLine.heightAnchor.constraint(equalTo: leftLine.heightAnchor),
      passkey.topAnchor.constraint(equalTo: or.bottomAnchor, constant: 20),
      passkey.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      passkey.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      passkey.heightAnchor.constraint(equalTo: signIn.heightAnchor),
      question.leadingAnchor.constraint(equalTo: bottom.leadingAnchor),
      create.leadingAnchor.constraint(equalTo: question.trailingAnchor, constant: 6),
      bottom.trailingAnchor.constraint(equalTo: create.trailingAnchor),
      create.topAnchor.constraint(equalTo: bottom.topAnchor),
      bottom.bottomAnchor.constraint(equalTo: create.bottomAnchor),
      question.firstBaselineAnchor.constraint(equalTo: create.firstBaselineAnchor),
      bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      safe.bottomAnchor.constraint(equalTo: bottom.bottomAnchor, constant: 12),
    ]
  }
}
#endif
