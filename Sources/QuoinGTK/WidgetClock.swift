// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// The clock of the frames that windows draw.
@MainActor final class WidgetClock: FrameClock {
  private var tick: (@MainActor (TimeInterval) -> Bool)?
  private var time: TimeInterval = -.infinity
  /// Makes the windows call ``showFrame(at:)``.
  var startTicks: () -> Void = {}

  var now: TimeInterval { quoin_loop_now() }
  var isRunning: Bool { tick != nil }

  func start(_ tick: @escaping @MainActor (TimeInterval) -> Bool) {
    self.tick = tick
    startTicks()
  }

  /// Advances to a frame, once for all windows that draw it.
  /// - Returns: whether there is a next frame.
  func showFrame(at time: TimeInterval) -> Bool {
    guard let tick, time > self.time else { return isRunning }
    self.time = time
    // A completion may start the clock again.
    self.tick = nil
    if tick(time), self.tick == nil { self.tick = tick }
    return isRunning
  }
}
#endif
