// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// One side deletes a view with its constraints, and the other one uses it: one cause, one conflict.
@MainActor struct DeletedViewTests {
  /// What the other side does, as the text that it replaces, and the constraints that the conflict names.
  struct Use: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var constraints: [String]
  }

  nonisolated static let uses = [
    Use(
      testDescription: "adds constraints",
      old: "<constraint firstItem=\"ttl\" firstAttribute=\"top\"",
      new: """
        <constraint firstItem="ttl" firstAttribute="width" secondItem="bdg" secondAttribute="width" id="c5"/>
        <constraint firstItem="ttl" firstAttribute="height" secondItem="bdg" secondAttribute="height" id="c6"/>
        <constraint firstItem="ttl" firstAttribute="top"
        """, constraints: ["c5", "c6"]),
    Use(
      testDescription: "changes its constants", old: "constant=\"16\" id=\"bdg",
      new: "constant=\"24\" id=\"bdg",
      constraints: ["bdg-top", "bdg-lead"]),
    Use(
      testDescription: "hangs a constraint of another view on it",
      old: "secondItem=\"root\" secondAttribute=\"top\" constant=\"60\"",
      new: "secondItem=\"bdg\" secondAttribute=\"bottom\" constant=\"8\"", constraints: ["c4"]),
    Use(
      testDescription: "varies the constant of its constraint in a size class",
      old: "constant=\"16\" id=\"bdg-top\"/>",
      new:
        "constant=\"16\" id=\"bdg-top\"><variation key=\"heightClass=compact\" constant=\"4\"/></constraint>",
      constraints: ["bdg-top"]),
  ]

  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <label opaque="NO" text="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="bdg"/>
                    <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="ttl"/>
                </subviews>
                <constraints>
                    <constraint firstItem="bdg" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="bdg-top"/>
                    <constraint firstItem="bdg" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="bdg-lead"/>
                    <constraint firstItem="ttl" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c3"/>
                    <constraint firstItem="ttl" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c4"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  private static func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(data: Data(text.utf8), fileName: "Badge.xib")
  }

  private static let withoutBadge = base.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.contains("bdg") }.joined(separator: "\n")

  @Test(arguments: uses)
  func oneConflictNamesTheViewAndTheConstraints(_ use: Use) throws {
    let base = try Self.file(Self.base)
    let deleted = try Self.file(Self.withoutBadge)
    let used = try Self.file(Self.base.replacingOccurrences(of: use.old, with: use.new))
    for (ours, theirs) in [(deleted, used), (used, deleted)] {
      let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.map(\.key) == ["bdg"])
      #expect(merge.conflicts.map(\.elements) == [use.constraints])
      let sentence = merge.conflicts.first?.sentence ?? ""
      #expect(sentence.contains("\(use.constraints.joined(separator: " ")), which refer to it"))
      // The result is our side, apart from the comment.
      let comments = try ConflictResolution(
        taking: .ours, of: merge.conflicts,
        in: Self.file(String(decoding: merge.data, as: UTF8.self)),
        base: base, ours: ours, theirs: theirs)
      #expect(comments.refusals.isEmpty)
      #expect(comments.data == ours.data)
      // Taking theirs takes the constraints with the view.
      let taken = try ConflictResolution(
        taking: .theirs, of: merge.conflicts,
        in: Self.file(String(decoding: merge.data, as: UTF8.self)), base: base, ours: ours,
        theirs: theirs)
      #expect(taken.refusals.isEmpty)
      #expect(
        try Self.file(String(decoding: taken.data, as: UTF8.self)).canonicalText
          == theirs.canonicalText)
    }
  }

  @Test("Nobody decides about a default that one side writes or leaves out")
  func defaults() throws {
    let base = try Self.file(Self.base)
    let written = try Self.file(
      Self.base.replacingOccurrences(
        of: "constant=\"16\"", with: "priority=\"1000\" constant=\"16\""))
    let lowered = try Self.file(
      Self.base.replacingOccurrences(
        of: "constant=\"16\"", with: "priority=\"750\" constant=\"16\""))
    for (ours, theirs) in [(written, lowered), (lowered, written)] {
      let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(
        try Self.file(String(decoding: merge.data, as: UTF8.self)).canonicalText
          == lowered.canonicalText)
    }
  }

  @Test(
    "A view whose kind one side changed does not conflict with changes inside it, or with flags")
  func otherKind() throws {
    let base = try Self.file(Self.base)
    let kind = try Self.file(
      Self.base.replacingOccurrences(
        of: "<label opaque=\"NO\" text=\"Badge\"", with: "<view opaque=\"NO\""))
    let flag = try Self.file(
      Self.base.replacingOccurrences(of: "id=\"bdg\"/>", with: "misplaced=\"YES\" id=\"bdg\"/>"))
    for (ours, theirs) in [(kind, flag), (flag, kind)] {
      let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(String(decoding: merge.data, as: UTF8.self).contains("<view opaque=\"NO\""))
    }
  }
}
