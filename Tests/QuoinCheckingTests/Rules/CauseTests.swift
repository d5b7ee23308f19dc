// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// What a finding says is the mistake that a person made, and not a consequence of another one.
@MainActor @Suite("Causes of findings") struct CauseTests {
  private func findings(_ rules: Set<String>, in text: String) throws -> [LayoutFinding] {
    var configuration = CheckConfiguration.default
    configuration.only = rules
    return LayoutChecker(configuration).findings(in: try FixSample.file(text))
  }

  @Test("A constraint that the reader leaves out is corrected, and not installed for size classes")
  func leftOut() throws {
    let constraints = FixSample.placing.replacingOccurrences(
      of: #"secondItem="root" secondAttribute="top""#,
      with: #"secondItem="box" secondAttribute="top""#)
    let found = try findings(
      ["self-reference", "ambiguous-layout"],
      in: FixSample.xib(
        views: FixSample.view("box", FixSample.placedFrame), constraints: constraints))
    #expect(found.map(\.rule) == ["self-reference", "ambiguous-layout"])
    #expect(found.last?.explanation.first?.hasSuffix("is left out") == true)
    #expect(found.last?.fixes.first?.hasPrefix("correct ") == true)
  }

  @Test("A stored frame that a multiplier of 0 contradicts is the mistake of the multiplier")
  func multiplier() throws {
    let constraints = FixSample.placing.replacingOccurrences(
      of: #"firstAttribute="width" constant="100""#,
      with: #"firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.0""#)
    let found = try findings(
      ["zero-multiplier", "misplaced-view"],
      in: FixSample.xib(
        views: FixSample.view("box", FixSample.placedFrame), constraints: constraints))
    #expect(found.map(\.rule) == ["zero-multiplier"])
  }

  @Test("A content with a required priority gives way to a required length")
  func requiredContent() throws {
    let label = """
      <label text="Content" horizontalCompressionResistancePriority="1000" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="30" height="50"/></label>
      """
    let constraints = FixSample.placing.replacingOccurrences(
      of: #"constant="100""#, with: #"constant="30""#)
    let text = FixSample.xib(views: label, constraints: constraints)
    #expect(try findings(["conflict"], in: text).isEmpty)
  }

  @Test("A controller's view of another width than the screen is a part of the screen")
  func narrowController() throws {
    // The status bar is 20 points high.
    func found(width: Int) throws -> [String] {
      try findings(
        ["unsafe-area"],
        in: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
          toolsVersion="13771" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="\(width)" height="667"/><subviews>
          <label text="Title" fixedFrame="YES" id="box"><rect key="frame" x="0" y="5" width="90" \
          height="41"/></label></subviews></view></viewController></objects></scene></scenes></document>
          """
      ).map(\.object)
    }
    #expect(try found(width: 375) == ["box"])
    #expect(try found(width: 449) == [])
  }
}
