// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import XCTest

@testable import QuoinTesting

/// Issues with XCTest. Failures of these tests are caught where XCTest gets them.
final class XCTestIssueTests: XCTestCase {
  private var caught: [(description: String, file: String?, line: Int)] = []
  private var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isCatching else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    caught.append((description, filePath, lineNumber))
  }

  @MainActor func testFailureHasMessageAndLine() async {
    isCatching = true
    let line = #line + 1
    expectLayout(of: BoardView(), in: .devices("iPhone SE"), .frame(of: "first", .zero))
    isCatching = false
    XCTAssertEqual(caught.count, 1)
    XCTAssertEqual(caught.first?.line, line)
    XCTAssertEqual(caught.first?.file, "\(#filePath)")
    XCTAssertTrue(
      caught.first?.description.contains("✘ BoardView: 1 expectation failed in 1 of 1 layout")
        == true)
  }

  @MainActor func testRightLayoutPasses() async {
    expectLayout(of: BoardView(), in: .phones.rtl, .sane, .textFits)
  }

  @MainActor func testClosureSetsTheMatrix() async {
    withLayouts(in: .phones) { XCTAssertEqual(LayoutMatrix.current.cells.count, 3) }
  }
}
