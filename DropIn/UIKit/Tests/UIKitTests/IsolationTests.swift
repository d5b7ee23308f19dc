// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit
import XCTest

// Swift 5 mode accepts code without an isolation; Swift 6 mode requires one.

#if swift(>=6)
@MainActor
private func makeRow(of count: Int) -> UIView {
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  for _ in 0..<count { row.addSubview(UIView()) }
  row.layoutIfNeeded()
  return row
}
#else
private func makeRow(of count: Int) -> UIView {
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  for _ in 0..<count { row.addSubview(UIView()) }
  row.layoutIfNeeded()
  return row
}
#endif

/// Values are isolated to no actor in both modes.
private func inset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@Suite("Isolation")
struct IsolationTests {
  @MainActor @Test("A free function works on views")
  func freeFunction() {
    #expect(makeRow(of: 3).subviews.count == 3)
  }

  @Test("Values are used from anywhere")
  func values() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inset(rect, by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}

final class OlderTests: XCTestCase {
  func testViewsInAnOlderTestCase() {
    #if swift(>=6)
    MainActor.assumeIsolated { XCTAssertEqual(makeRow(of: 2).subviews.count, 2) }
    #else
    XCTAssertEqual(makeRow(of: 2).subviews.count, 2)
    #endif
  }
}
