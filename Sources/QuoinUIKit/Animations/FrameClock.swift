// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The time of animations, and a call for each frame during a movement.
@MainActor package protocol FrameClock: AnyObject {
  /// The time in seconds, from any moment on.
  var now: TimeInterval { get }
  /// Calls a function with the time of each frame, until it returns false.
  func start(_ tick: @escaping @MainActor (TimeInterval) -> Bool)
}
