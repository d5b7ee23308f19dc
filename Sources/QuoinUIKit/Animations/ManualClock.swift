// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A clock that is advanced by tests only.
@MainActor package final class ManualClock: FrameClock {
  package private(set) var now: TimeInterval = 0
  private var ticks: [@MainActor (TimeInterval) -> Bool] = []

  package init() {}

  /// Whether frames are scheduled.
  package var isRunning: Bool { !ticks.isEmpty }

  package func start(_ tick: @escaping @MainActor (TimeInterval) -> Bool) { ticks.append(tick) }

  /// Advances the time, and shows one frame at the end of it.
  package func advance(by seconds: TimeInterval) {
    now += seconds
    let due = ticks
    ticks = []
    // Animations that a frame starts continue in the next frame.
    let waiting = due.filter { $0(now) }
    ticks = waiting + ticks
  }
}
