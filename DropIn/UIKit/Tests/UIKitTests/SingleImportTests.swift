// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The only import: UIKit exports the names of Foundation.
import Cartography
import Testing

@MainActor @Suite("One import")
struct SingleImportTests {
  @Test("A dialect alone brings geometry, windows, the screen and Foundation")
  func names() {
    #expect(UIScreen.main.bounds.size != .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = UIView()
    window.addSubview(view)
    constrain(view, window) { view, window in
      view.size == window.size / 2
      view.center == window.center
    }
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 150, width: 150, height: 300))
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
