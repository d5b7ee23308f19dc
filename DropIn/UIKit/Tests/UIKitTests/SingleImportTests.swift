// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// No other module: a program that imports a dialect has the names of UIKit and Foundation from it.
import QuoinPlatform
import Testing

@MainActor @Suite("One import")
struct SingleImportTests {
  @Test("QuoinPlatform alone brings geometry, windows, the screen and Foundation")
  func names() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.bounds == CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
