// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import Testing

@testable import quoin

/// Scenes where the storyboard has them, with their devices.
@MainActor @Suite struct CanvasTests {
  /// Two controllers for a screen of 375 × 667, the second in a navigation controller.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="one"><objects><viewController id="vc1" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections><segue destination="nav" kind="show" id="s1"/>
    <segue destination="vc2" kind="presentation" id="s2"/></connections>
    </viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="two"><objects><viewController id="vc2" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <navigationItem key="navigationItem" title="Details" id="ni"/>
    </viewController></objects><point key="canvasLocation" x="400" y="30"/></scene>
    <scene sceneID="three"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="nb"/>
    <connections><segue destination="vc2" kind="relationship" \
    relationship="rootViewController" id="s3"/></connections>
    </navigationController></objects></scene>
    </scenes></document>
    """

  private func run(_ change: (inout RenderJob) -> Void) -> String {
    var job = RenderJob(files: ["-"], format: .svg)
    job.input = { Data(Self.storyboard.utf8) }
    change(&job)
    return CommandTranscript(job).output
  }

  @Test("Scenes are drawn at their places on the canvas, with segues as arrows")
  func canvas() {
    let picture = run { $0.arrangement = .canvas }
    // The margin is 12 and the captions are 34 high. The unit of a location is a 300th of
    // the screen: 400 are 500 points, 30 are 66.7 points.
    #expect(picture.contains(#"<g transform="translate(12 46)">"#))
    #expect(picture.contains(#"<g transform="translate(512 112.7)">"#))
    // The navigation controller has no view and is not drawn, so one segue is left.
    #expect(picture.contains(">presentation</text>"))
    #expect(!picture.contains(">show</text>"))
  }

  @Test("Without the option scenes are in a row, without arrows")
  func rows() {
    let picture = run { _ in }
    // The scene is 375 wide, and the gap 32.
    #expect(picture.contains(#"<g transform="translate(419 46)">"#))
    #expect(!picture.contains(">presentation</text>"))
  }

  @Test("A scene in a navigation controller has its bar with the title")
  func navigationBar() {
    let picture = run { $0.scene = "two" }
    #expect(picture.contains(">Details</text>"))
    #expect(picture.contains(">9:41</text>"))
    // The title is in the middle of the 44 points below the status bar of 20, with a baseline 0.35 of
    // 17 below.
    #expect(picture.contains(#"y="47.95" font-size="17""#))
    #expect(!run { $0.scene = "one" }.contains(">Details</text>"))
  }

  @Test("A box without a title has none in a picture")
  func boxes() {
    func picture(_ position: String) -> String {
      let text = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505">
        <objects><customView id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><box \(position) title="Options" id="b" fixedFrame="YES">
        <rect key="frame" x="10" y="10" width="100" height="60"/></box></subviews>
        </customView></objects></document>
        """
      var job = RenderJob(files: ["-"], format: .svg)
      job.input = { Data(text.utf8) }
      return CommandTranscript(job).output
    }
    #expect(picture("").contains(">Options</text>"))
    #expect(!picture(#"titlePosition="noTitle""#).contains(">Options</text>"))
  }
}
