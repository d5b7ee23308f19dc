// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinTesting

/// Snapshots of scenes of files. The box is 20 points from the left and the top of a root of 320 × 200
/// points, and 100 × 50 points large.
@MainActor @Suite("Snapshots of scenes", .layouts(record: .never)) struct SceneSnapshotTests {
  private func file() throws -> InterfaceFile {
    try InterfaceFile(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view contentMode="scaleToFill" id="card"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="100" height="50"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="card" \
        secondAttribute="leading" constant="20" id="l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="card" secondAttribute="top" \
        constant="20" id="t"/></constraints></view></objects></document>
        """.utf8), fileName: "Box.xib")
  }

  @Test("A scene is compared as drawn, by the ids of the file")
  func drawn() throws {
    assertInlineLayout(ofScene: "card", in: try file()) {
      """
      UIView card  (0 0; 320 200)
        UIView box  (20 20; 100 50)
      """
    }
  }

  @Test("From right to left the box is 320 - 20 - 100 from the left")
  func directions() throws {
    assertInlineLayout(ofScene: "card", in: try file(), in: .canvas.directions(.both)) {
      """
      [as drawn]
      UIView card  (0 0; 320 200)
        UIView box  (20 20; 100 50)

      [as drawn, rtl]
      ~   UIView box  (200 20; 100 50)
      """
    }
  }

  @Test("A scene that is not there is an issue that names those that are")
  func unknown() throws {
    let file = try file()
    let issues = IssueRecorder.issues { assertLayout(ofScene: "boxes", in: file) }
    #expect(issues.map(\.location.line) == [#line - 1])
    #expect(issues.first?.message.contains("has no scene “boxes”; there are “card”") == true)
  }
}
