// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// Notes in files that silence findings: where they count, and what is said about the useless ones.
@MainActor @Suite struct SuppressionTests {
  private static func notes(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  /// A xib with a view that nothing positions, inside of a card, with notes of each.
  private func findings(
    onView: String = "", onCard: String = "", onOwner: String = "", onRoot: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func noted(_ text: String) -> String { text.isEmpty ? "" : Self.notes(text) }
    let path = try folder.add(
      "Card.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(noted(onOwner))</placeholder>
      <view id="roo-Vw-001"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="car-Vw-001">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-Vw-001">
      <rect key="frame" x="0" y="0" width="20" height="20"/>\(noted(onView))
      <constraints><constraint firstAttribute="width" constant="20" id="bow-id-001"/>
      <constraint firstAttribute="height" constant="20" id="boh-ei-001"/></constraints></view></subviews>
      \(noted(onCard))
      <constraints><constraint firstAttribute="width" constant="100" id="caw-id-001"/>
      <constraint firstAttribute="height" constant="100" id="cah-ei-001"/>
      <constraint firstItem="box-Vw-001" firstAttribute="top" secondItem="car-Vw-001" \
      secondAttribute="top" id="bot-op-001"/></constraints></view></subviews>\(noted(onRoot))
      <constraints><constraint firstItem="car-Vw-001" firstAttribute="top" secondItem="roo-Vw-001" \
      secondAttribute="top" id="cat-op-001"/>
      <constraint firstItem="car-Vw-001" firstAttribute="leading" secondItem="roo-Vw-001" \
      secondAttribute="leading" id="cal-ea-001"/></constraints></view>
      </objects></document>
      """)
    return CheckTranscript([path]).rules
  }

  @Test("A note counts for its object, for what is inside of it, and for the file")
  func scopes() throws {
    #expect(try findings() == ["ambiguous-layout"])
    let note = "quoin:disable ambiguous-layout -- moved by a gesture"
    #expect(try findings(onView: note) == [])
    #expect(try findings(onCard: note) == [])
    #expect(try findings(onRoot: note) == [])
    let file = "quoin:disable-file ambiguous-layout"
    #expect(try findings(onOwner: file) == [])
    #expect(try findings(onRoot: file) == [])
  }

  @Test("Notes among other notes count, several rules in one too")
  func text() throws {
    let text = "Ask Ann first.&#10;quoin:disable conflict, ambiguous-layout -- later"
    // The second rule is used, the first silences nothing.
    #expect(try findings(onView: text) == ["unused-suppression"])
    #expect(try findings(onView: "quoin:disable all -- a canvas to draw on") == [])
    #expect(try findings(onView: "quoin:disabled ambiguous-layout") == ["ambiguous-layout"])
  }

  @Test("Notes that name nothing, an unknown rule, or all without a reason are found")
  func useless() throws {
    let both = ["ambiguous-layout", "unused-suppression"]
    #expect(try Set(findings(onView: "quoin:disable")) == Set(both))
    #expect(try Set(findings(onView: "quoin:disable ambiguous-lay")) == Set(both))
    #expect(try Set(findings(onView: "quoin:disable all")) == Set(both))
    #expect(
      try Set(findings(onView: "quoin:disable-file ambiguous-layout")) == ["unused-suppression"])
    // A rule that does not run may find something in another run.
    #expect(try findings(onView: "quoin:disable touch-target") == ["ambiguous-layout"])
  }

  /// A storyboard with two scenes, each with a box whose leading constraint is left instead, with notes
  /// of the first controller, of the root view and of that constraint.
  private func scenes(
    onController: String = "", onRoot: String = "", onConstraint: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func scene(_ name: String, _ controller: String, _ root: String, _ constraint: String) -> String
    {
      func noted(_ text: String) -> String { text.isEmpty ? "" : Self.notes(text) }
      return """
        <scene sceneID="\(name)-Sc-001"><objects>
        <viewController id="\(name)-Vc-001" storyboardIdentifier="\(name)" \
        sceneMemberID="viewController">\(noted(controller))
        <view key="view" id="\(name)-Vw-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-Bx-001">
        <rect key="frame" x="20" y="40" width="20" height="20"/>
        <constraints><constraint firstAttribute="width" constant="20" id="\(name)-wi-001"/>
        <constraint firstAttribute="height" constant="20" id="\(name)-he-001"/></constraints>
        </view></subviews>\(noted(root))
        <constraints><constraint firstItem="\(name)-Bx-001" firstAttribute="top" \
        secondItem="\(name)-Vw-001" secondAttribute="top" constant="40" id="\(name)-to-001"/>
        <constraint firstItem="\(name)-Bx-001" firstAttribute="left" secondItem="\(name)-Vw-001" \
        secondAttribute="left" constant="20" id="\(name)-le-001">\(noted(constraint))</constraint>
        </constraints></view></viewController></objects></scene>
        """
    }
    let path = try folder.add(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="one-Vc-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scene("one", onController, onRoot, onConstraint))\(scene("two", "", "", ""))</scenes>
      </document>
      """)
    let transcript = CheckTranscript([path]) {
      $0.options.only = ["left-right", "unused-suppression"]
    }
    return transcript.rules
  }

  @Test("A note of a controller counts for its scene, and one of a constraint for that alone")
  func scenesAndConstraints() throws {
    #expect(try scenes() == ["left-right", "left-right"])
    let note = "quoin:disable left-right -- a map"
    #expect(try scenes(onController: note) == ["left-right"])
    #expect(try scenes(onConstraint: note) == ["left-right"])
    // A view silences the constraints that it holds.
    #expect(try scenes(onRoot: note) == ["left-right"])
    // The other scene has no note, so the note for a file covers it.
    #expect(try scenes(onController: "quoin:disable-file left-right") == [])
  }
}
