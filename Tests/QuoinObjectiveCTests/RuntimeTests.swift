// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinObjectiveC
import Testing

@Suite("Other parts of the Objective-C runtime")
struct RuntimeTests {
  private struct Failure: Error {}

  @Test("A pool returns the result of its closure, and throws its error")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  // Exit tests need Swift 6.2.
  #if compiler(>=6.2)
  @Test("Raising an exception stops the program with its name and reason")
  func exception() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .rangeException, reason: "row 3 of 2", userInfo: nil).raise()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSRangeException: row 3 of 2"))
  }
  #endif
}
