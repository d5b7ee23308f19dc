// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import QuoinUIKit

/// A view in a window, whose animations follow a clock that the test moves.
@MainActor struct AnimationStage {
  let clock = ManualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  init() { window.addSubview(view) }

  /// Runs a test with the clock, which is taken away again.
  static func run(_ body: (AnimationStage) throws -> Void) rethrows {
    let stage = AnimationStage()
    Host.clock = stage.clock
    defer { Host.clock = nil }
    try body(stage)
  }

  /// The frame of the view that is shown.
  var shownFrame: CGRect { view.layer.presentation()?.frame ?? .null }

  /// Moves the view to an x within a linear animation of a second.
  func move(to x: CGFloat, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = x },
      completion: completion)
  }
}

/// The arguments with which the completions of a test were called.
@MainActor final class Completions {
  var calls: [Bool] = []
  var positions: [UIViewAnimatingPosition] = []
}
