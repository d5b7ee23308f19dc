// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import XCTest

/// Snapshots as tests of XCTest have them. The frames are derived at `SnapshotAssertionTests`.
final class XCTestSnapshotTests: XCTestCase {
  override func invokeTest() { withLayouts(record: .never) { super.invokeTest() } }

  @MainActor func testLiteral() async {
    assertInlineLayout(of: SnapshotFormView()) {
      """
      SnapshotFormView  (0 0; 393 852)
        UIView title  (16 67; 361 40)
        UIView field  (16 115; 100 44)
      """
    }
  }

  @MainActor func testFiles() async {
    assertLayout(of: SnapshotFormView())
    assertLayout(of: SnapshotFormView(titleHeight: 30))
  }

  @MainActor func testFilesAfterSuspension() async {
    assertLayout(of: SnapshotFormView())
    await Task.yield()
    assertLayout(of: SnapshotFormView(titleHeight: 30))
  }
}
