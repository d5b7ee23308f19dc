// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a program reads of the device that it runs on: `UIScreen.main`, `UIDevice.current`,
/// `UITraitCollection.current` and the direction of `UIApplication.shared`.
@MainActor package enum ProgramEnvironment {
  /// Runs actions that may change the environment, and restores it afterwards.
  package static func restored<Result>(after actions: () throws -> Result) rethrows -> Result {
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
