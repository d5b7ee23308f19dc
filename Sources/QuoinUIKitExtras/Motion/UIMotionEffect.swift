// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIView {
  /// Adds a motion effect, which reacts to tilts of the device.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
