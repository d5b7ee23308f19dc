// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A root of exact frames with views that constraints place, and letters that are 10 points wide.
@MainActor struct TextFixture {
  let root = UIView()

  init(width: CGFloat = 200, height: CGFloat = 400) {
    root.layoutScale = 0
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Runs a test with even letters: `k` and the space are 10 points wide.
  static func run(width: CGFloat = 200, _ body: (TextFixture) -> Void) {
    TextMeasuring.measuring(with: EvenMeasurer()) { body(TextFixture(width: width)) }
  }

  /// Adds a view in the upper left corner, as wide as the root leaves at most.
  @discardableResult
  func place<View: UIView>(_ view: View, top: CGFloat = 0) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    return view
  }

  /// A label of 10-point letters: a line is 11.9336 high.
  func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  static let line: CGFloat = 11.9336
}

/// Whether two lengths are the same but for noise.
func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.001 }
