// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKitExtras
import Testing

@Suite("Media time") struct MediaTimeTests {
  @Test("The time of animations never goes backwards")
  func timeGoesForward() {
    let times = (0..<100).map { _ in CACurrentMediaTime() }
    #expect(times == times.sorted())
    #expect(times.allSatisfy { $0 > 0 })
  }
}
