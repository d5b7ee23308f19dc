// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var neighbours: [Construct] {
    [
      Construct(dialect, "below", below),
      Construct(dialect, "after", after),
      Construct(dialect, "sameMiddle", sameMiddle),
      Construct(dialect, "crossEdges", crossEdges),
      Construct(dialect, "baseline", baseline),
    ]
  }

  // construct: Below another view
  // group: Between views
  // like: below
  /// The view begins 8 points below the other one, at its leading edge.
  static func below(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.topAnchor.constraint(equalTo: box.b.bottomAnchor, constant: 8),
      box.a.leadingAnchor.constraint(equalTo: box.b.leadingAnchor),
    ])
  }

  // construct: After another view
  // group: Between views
  // like: after
  /// The view begins where the other one ends in the reading direction, 8 points further.
  static func after(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(equalTo: box.b.trailingAnchor, constant: 8),
      box.a.topAnchor.constraint(equalTo: box.b.topAnchor),
    ])
  }

  // construct: The middle of another view
  // group: Between views
  // like: same-middle
  /// Both middles are at one height.
  static func sameMiddle(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.centerYAnchor.constraint(equalTo: box.b.centerYAnchor)
    ])
  }

  // construct: One edge at another
  // group: Between views
  // like: cross-edges
  /// The middle of the view is on the bottom edge of the other one.
  static func crossEdges(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.centerYAnchor.constraint(equalTo: box.b.bottomAnchor)
    ])
  }

  // construct: Baseline
  // group: Between views
  // like: baseline
  /// The last lines of both views share a baseline. A view without text has it at its bottom
  /// edge.
  static func baseline(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.lastBaselineAnchor.constraint(equalTo: box.b.lastBaselineAnchor)
    ])
  }
}
#endif
