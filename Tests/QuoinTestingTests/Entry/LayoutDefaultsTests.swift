// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Defaults of layout tests") struct LayoutDefaultsTests {
  private var names: [String] { LayoutMatrix.current.cells.map(\.name) }

  @Test("Without a trait there is one iPhone")
  func single() { #expect(names == ["iPhone 15"]) }

  @Test("A trait sets the matrix of a test", .layouts(in: .devices("iPhone SE"), record: .never))
  func trait() {
    #expect(names == ["iPhone SE"])
    #expect(LayoutDefaults.current.recording == .never)
  }

  @Test("A closure sets the matrix of its calls, and of the tasks that it starts")
  func closure() async {
    let inside = withLayouts(in: .devices("iPhone SE")) { names }
    #expect(inside == ["iPhone SE"])
    let asynchronous = await withLayouts(in: .rtl, record: .missing) {
      await Task { @MainActor in self.names }.value
    }
    #expect(asynchronous == ["iPhone 15", "iPhone 15, rtl"])
    #expect(names == ["iPhone 15"])
  }
}

@Suite("Defaults of a suite", .layouts(in: .rtl)) struct LayoutSuiteDefaultsTests {
  @Test("The trait of a suite is that of its tests")
  func inherited() {
    #expect(LayoutMatrix.current.cells.map(\.name) == ["iPhone 15", "iPhone 15, rtl"])
  }

  @Test("The trait of a test adds to that of its suite", .layouts(record: .all))
  func merged() {
    #expect(LayoutMatrix.current.cells.count == 2)
    #expect(LayoutDefaults.current.recording == .all)
  }
}
