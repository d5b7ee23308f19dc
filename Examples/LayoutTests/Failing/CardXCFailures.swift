// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit
import Views
import XCTest

/// Failures as XCTest prints them.
@MainActor final class CardXCFailures: XCTestCase {
  func testFrames() async {
    expectLayout(
      of: CardView(), in: .sizes(320),
      .frame(of: "photo", CGRect(x: 16, y: 20, width: 60, height: 60)))
  }

  func testUnknownName() async {
    expectLayout(of: CardView(), in: .sizes(320), .lines(of: "detial", 1))
  }
}
