// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// An error that stops a program, with the line that its message names.
enum LocatedError: String, CaseIterable {
  case activation, initialiser, format, constant, anchor
  #if canImport(Runtime) && !canImport(Darwin)
  /// Nothing but the calls that led to the error knows where it is.
  case exchange
  #endif

  /// The number of a line in ``run()``.
  var line: Int {
    let first = 32
    return switch self {
    case .activation: first
    case .initialiser: first + 3
    case .format: first + 7
    case .constant: first + 9
    case .anchor: first + 12
    #if canImport(Runtime) && !canImport(Darwin)
    case .exchange: first + 15
    #endif
    }
  }

  @MainActor func run() {
    switch self {
    case .activation:
      let made = UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor)
      made.isActive = true
    case .initialiser:
      _ = NSLayoutConstraint(
        item: 3, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    case .format:
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: [:])
    case .constant:
      let made = UIView().widthAnchor.constraint(equalToConstant: 3)
      made.constant = .nan
    case .anchor:
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    #if canImport(Runtime) && !canImport(Darwin)
    case .exchange:
      UIView().exchangeSubview(at: 0, withSubviewAt: 1)
    #endif
    }
  }
}
