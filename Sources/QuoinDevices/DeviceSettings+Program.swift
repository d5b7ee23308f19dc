// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

// The values that a program reads from its device: `UIScreen.main`, `UIDevice.current`,
// `UITraitCollection.current` and the direction of `UIApplication.shared`.

extension DeviceSettings {
  /// Runs actions while the device of the program is this one.
  @MainActor package func perform<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.restoringProgram {
      shownDevice.makeCurrent(in: shownOrientation)
      UIScreen.main.device.scale = shownScale
      UITraitCollection.current = traits
      UIApplication.shared.layoutDirection = direction ?? .leftToRight
      return try actions()
    }
  }

  /// Runs actions that may change the device of the program, and restores it afterwards.
  @MainActor package static func restoringProgram<Result>(
    after actions: () throws -> Result
  ) rethrows -> Result {
    let (screen, application) = (UIScreen.main, UIApplication.shared)
    let (outerScreen, outerIdiom) = (screen.device, UIDevice.current.idiom)
    let (outerTraits, outerDirection) = (UITraitCollection.current, application.layoutDirection)
    defer {
      screen.device = outerScreen
      UIDevice.current.idiom = outerIdiom
      UITraitCollection.current = outerTraits
      application.layoutDirection = outerDirection
    }
    return try actions()
  }
}
