// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var edges: [Construct] {
    [
      Construct(dialect, "edges", edges),
      Construct(dialect, "insets", insets),
      Construct(dialect, "corner", corner),
      Construct(dialect, "trailingInward", trailingInward),
      Construct(dialect, "rightFixed", rightFixed),
      Construct(dialect, "margins", margins),
    ]
  }

  // construct: All four edges
  // group: Edges
  // like: edges
  /// The view covers its superview.
  static func edges(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      box.a.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.a.topAnchor.constraint(equalTo: box.topAnchor),
      box.a.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: box.a.trailingAnchor, constant: 16),
      box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
      box.bottomAnchor.constraint(equalTo: box.a.bottomAnchor, constant: 16),
    ])
  }

  // construct: A corner
  // group: Edges
  // like: corner
  /// The view keeps its own size in the leading corner at the top.
  static func corner(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 24),
      box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
    ])
  }

  // construct: Trailing, inward
  // group: Edges
  // like: trailing-inward
  /// The trailing edge is 16 points inside of the superview. Where coordinates grow to the right,
  /// inward is a subtraction; a chain of SwiftAutoLayout counts inward itself.
  static func trailingInward(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16)
    ])
  }

  // construct: Right, in every direction
  // group: Edges
  // like: right-fixed
  /// The right edge stays on the right, whatever the reading direction.
  static func rightFixed(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -16),
      box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
    ])
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      box.a.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      box.a.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      box.a.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
    ])
  }
}
#endif
