// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The time of animations, and a call for each frame while something moves.
@MainActor package protocol FrameClock: AnyObject {
  /// In seconds, from any moment on.
  var now: TimeInterval { get }
  /// Calls a function with the time of each frame, until it returns false.
  func start(_ tick: @escaping @MainActor (TimeInterval) -> Bool)
}

/// What shows the views of a program.
@MainActor package enum Host {
  /// The clock of animations. Without one, animations take no time: changes are there at once.
  ///
  /// When it is taken away, running animations end.
  package static var clock: (any FrameClock)? {
    didSet {
      guard clock !== oldValue else { return }
      RunningAnimations.endAll()
      for link in links { link.run() }
    }
  }

  /// The display links that are called, in the order in which they were added.
  private static var links: [CADisplayLink] = []

  /// Keeps a display link, which follows each new clock.
  static func addLink(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  /// Releases a display link.
  static func removeLink(_ link: CADisplayLink) { links.removeAll { $0 === link } }
}
