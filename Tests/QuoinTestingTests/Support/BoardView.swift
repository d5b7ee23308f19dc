// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// Three boxes at places that are easy to compute, and what a test adds.
///
/// On an iPhone SE, 320 by 568 points: `first` is (16 100; 100 40), `second` (124 100; 50 20) and
/// `third` (16 152; 288 60).
final class BoardView: UIView {
  let first = UIView()
  let second = UIView()
  let third = UIView()

  /// The line of the constraint of the leading edge of `first`, which messages name. The others are on
  /// the lines before and after it.
  static let line = 29

  init(_ change: (BoardView) -> Void = { _ in }) {
    super.init(frame: .zero)
    for view in [first, second, third] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor, constant: 100),
      first.widthAnchor.constraint(equalToConstant: 100),
      first.heightAnchor.constraint(equalToConstant: 40),
      first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.widthAnchor.constraint(equalToConstant: 50),
      second.heightAnchor.constraint(equalToConstant: 20),
      third.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
      third.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: third.trailingAnchor, constant: 16),
      third.heightAnchor.constraint(equalToConstant: 60),
    ])
    change(self)
  }

  required init?(coder: NSCoder) { nil }
}
