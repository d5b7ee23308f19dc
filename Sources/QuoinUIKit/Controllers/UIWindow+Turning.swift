// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIWindow {
  /// Sets the size and the traits of the window immediately, as a rotation of the device does.
  ///
  /// Notifies the root controller of new traits and a new size before either is applied.
  package func turn(to size: CGSize, _ traits: UITraitCollection) {
    let change = {
      self.changeTraits(to: traits)
      self.changeFrame(to: CGRect(origin: self.frame.origin, size: size))
    }
    guard !isHidden, let root = rootViewController else {
      change()
      return
    }
    root.announceTransition(
      to: size == bounds.size ? nil : size, traits == self.traits ? nil : traits, change)
  }

  /// Lays the window out now, and calls `viewDidAppear(_:)` of controllers that are appearing.
  package func layOutNow() {
    runScheduledLayout()
  }
}
