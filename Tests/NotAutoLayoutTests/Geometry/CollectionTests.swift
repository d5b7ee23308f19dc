// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import NotAutoLayout

struct CollectionTests {
  @Test(arguments: [(-1, 0), (0, 0), (2, 3), (3, 6), (9, 6)])
  func `The first numbers of a list are added up, and not more than it has`(
    count: Int, sum: Int
  ) {
    #expect([1, 2, 3].sum(ofFirst: count) == sum)
  }

  @Test func `A dictionary has a key where it has a value, though that be nil`() {
    let numbers: [String: Int?] = ["one": 1, "none": nil]
    #expect(numbers.containsKey("one"))
    #expect(numbers.containsKey("none"))
    #expect(!numbers.containsKey("two"))
  }
}
