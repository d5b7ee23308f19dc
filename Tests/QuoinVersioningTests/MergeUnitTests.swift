// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Parts that have a meaning only together: those of a constraint, and the connections of one
/// event.
@MainActor struct MergeUnitTests {
  private static let pin =
    #"firstItem="box" firstAttribute="top" secondItem="root" "#
    + #"secondAttribute="top" constant="4" id="pin""#
  private static let tap =
    #"<action selector="tap:" destination="-1" eventType="touchUpInside" id="t"/>"#

  private static func file(
    _ constraint: String = pin, connections: String = "", frame: String = "", views: String = "",
    name: String = "Card.xib"
  ) throws -> InterfaceFile {
    try Example.file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <button translatesAutoresizingMaskIntoConstraints="NO" id="box">
                          <connections>
                              \(connections)
                          </connections>
                      </button>
                      \(views)
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
                      <constraint \(constraint)/>
                  </constraints>
              </view>
          </objects>
      </document>
      """, name)
  }

  private static func merge(
    _ base: InterfaceFile, _ ours: InterfaceFile, _ theirs: InterfaceFile
  ) throws -> InterfaceMerge {
    try InterfaceMerge(base: base, ours: ours, theirs: theirs)
  }

  private static func changed(_ edits: (String, String)...) -> String {
    edits.reduce(pin) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func text(_ merge: InterfaceMerge) -> String {
    String(decoding: merge.data, as: UTF8.self)
  }

  @Test(
    "The item of one side and another part of the other side are a conflict",
    arguments: [
      ("constant=\"4\"", "constant=\"3\""), ("constant=\"4\"", "constant=\"4\" multiplier=\"2\""),
      ("id=\"pin\"", "relation=\"greaterThanOrEqual\" id=\"pin\""),
      ("firstAttribute=\"top\"", "firstAttribute=\"centerY\""),
    ])
  func contestedConstraint(old: String, new: String) throws {
    let base = try Self.file()
    let ours = try Self.file(Self.changed(("secondItem=\"root\"", "secondItem=\"safe\"")))
    let theirs = try Self.file(Self.changed((old, new)))
    let merge = try Self.merge(base, ours, theirs)
    #expect(merge.conflicts.map(\.kind) == [.connection])
    #expect(merge.conflicts.map(\.key) == ["pin"])
    let result = try InterfaceFile(data: merge.data, fileName: "Card.xib")
    #expect(result.canonicalText == ours.canonicalText)
    // Taking the other side gives its whole constraint.
    let taken = try ConflictResolution(
      taking: .theirs, of: merge.conflicts, in: result, base: base, ours: ours, theirs: theirs)
    #expect(taken.refusals.isEmpty)
    #expect(ConflictResolution.openConflicts(in: taken.data).isEmpty)
    let other = try InterfaceFile(data: taken.data, fileName: "Card.xib")
    #expect(other.canonicalText == theirs.canonicalText)
  }

  @Test("A priority merges with a new constant, and what both changed alike with the rest")
  func mergingParts() throws {
    let base = try Self.file()
    let ours = try Self.file(Self.changed(("constant=\"4\"", "constant=\"4\" priority=\"750\"")))
    let theirs = try Self.file(Self.changed(("constant=\"4\"", "constant=\"3\"")))
    let merge = try Self.merge(base, ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(Self.text(merge).contains("constant=\"3\" priority=\"750\""))
    // Ours changed the item, theirs the same and the constant: the constraint is that of theirs.
    let moved = try Self.file(Self.changed(("secondItem=\"root\"", "secondItem=\"safe\"")))
    let both = try Self.file(
      Self.changed(("secondItem=\"root\"", "secondItem=\"safe\""), ("\"4\"", "\"3\"")))
    let second = try Self.merge(base, moved, both)
    #expect(second.conflicts.isEmpty)
    #expect(
      try InterfaceFile(data: second.data, fileName: "").canonicalText == both.canonicalText)
  }

  @Test("Two constants of one constraint are a conflict of the constant alone")
  func contradictingConstants() throws {
    let merge = try Self.merge(
      Self.file(), Self.file(Self.changed(("\"4\"", "\"5\""))),
      Self.file(Self.changed(("\"4\"", "\"6\""))))
    #expect(merge.conflicts.map(\.key) == ["pin.constant"])
  }

  @Test("A first item that is not written is the view that has the constraint")
  func unwrittenItem() throws {
    let base = try Self.file(#"firstAttribute="width" constant="300" id="pin""#)
    let ours = try Self.file(#"firstItem="root" firstAttribute="width" constant="300" id="pin""#)
    let theirs = try Self.file(#"firstAttribute="width" constant="310" id="pin""#)
    let merge = try Self.merge(base, ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(Self.text(merge).contains("constant=\"310\""))
  }

  @Test("Two actions of one event that both sides added are a conflict, and one side can be taken")
  func twoActions() throws {
    let base = try Self.file()
    let ours = try Self.file(connections: Self.tap)
    let theirs = try Self.file(
      connections: Self.tap.replacingOccurrences(of: "\"t\"", with: "\"u\"")
        .replacingOccurrences(of: "tap:", with: "open:"))
    let merge = try Self.merge(base, ours, theirs)
    #expect(merge.conflicts.map(\.kind) == [.connection])
    #expect(merge.conflicts.map(\.key) == ["box.action touchUpInside"])
    #expect(Self.text(merge).contains("<action selector=\"tap:\""))
    let result = try InterfaceFile(data: merge.data, fileName: "Card.xib")
    #expect(result.canonicalText == ours.canonicalText)
    let taken = try ConflictResolution(
      taking: .theirs, of: merge.conflicts, in: result, base: base, ours: ours, theirs: theirs)
    #expect(taken.refusals.isEmpty)
    let other = try InterfaceFile(data: taken.data, fileName: "Card.xib")
    #expect(other.canonicalText == theirs.canonicalText)
  }

  @Test("One action that both sides added is there once, and actions of two events are both there")
  func mergingActions() throws {
    let base = try Self.file()
    let ours = try Self.file(connections: Self.tap)
    let same = try Self.file(
      connections: Self.tap.replacingOccurrences(of: "\"t\"", with: "\"u\""))
    let once = try Self.merge(base, ours, same)
    #expect(once.conflicts.isEmpty)
    #expect(Self.text(once).components(separatedBy: "<action").count == 2)
    let other = try Self.file(
      connections: #"<action selector="end:" destination="-1" eventType="touchDown" id="u"/>"#)
    let both = try Self.merge(base, ours, other)
    #expect(both.conflicts.isEmpty)
    #expect(Self.text(both).components(separatedBy: "<action").count == 3)
  }

  @Test("The selector of one side and the target of the other side are a conflict")
  func contestedAction() throws {
    let merge = try Self.merge(
      Self.file(connections: Self.tap),
      Self.file(connections: Self.tap.replacingOccurrences(of: "tap:", with: "open:")),
      Self.file(
        connections: Self.tap.replacingOccurrences(
          of: "destination=\"-1\"", with: "destination=\"root\"")))
    #expect(merge.conflicts.map(\.key) == ["t"])
  }

  @Test("An action that both sides drew again to other targets is a conflict")
  func redrawnAction() throws {
    func action(_ selector: String, _ id: String) -> String {
      Self.tap.replacingOccurrences(of: "tap:", with: selector)
        .replacingOccurrences(of: "\"t\"", with: "\"\(id)\"")
    }
    let merge = try Self.merge(
      Self.file(connections: Self.tap), Self.file(connections: action("a:", "u")),
      Self.file(connections: action("b:", "v")))
    #expect(merge.conflicts.map(\.key) == ["box.action touchUpInside"])
    let result = try InterfaceFile(data: merge.data, fileName: "Card.xib")
    #expect(result.canonicalText == (try Self.file(connections: action("a:", "u")).canonicalText))
  }

  @Test(
    "Rectangles that a container of the system gives are not a conflict",
    arguments: [
      #"<tableViewCell id="c">RECT</tableViewCell>"#,
      #"<tableView id="n"><prototypes><tableViewCell id="c">RECT</tableViewCell></prototypes></tableView>"#,
      #"<stackView id="n"><subviews><view id="c">RECT</view></subviews></stackView>"#,
      #"<scrollView id="n"><scroller key="horizontalScroller" id="c">RECT</scroller></scrollView>"#,
      #"<scrollView id="n"><clipView key="contentView" id="c">RECT</clipView></scrollView>"#,
      #"<tableView id="n"><tableHeaderView key="headerView" id="c">RECT</tableHeaderView></tableView>"#,
    ])
  func silentRectangles(view: String) throws {
    func file(_ width: Int) throws -> InterfaceFile {
      try Self.file(
        views: view.replacingOccurrences(
          of: "RECT", with: #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="44"/>"#))
    }
    #expect(try Self.merge(file(100), file(110), file(120)).conflicts.isEmpty)
  }

  @Test("The rectangle of a view that nothing places is what a person chose")
  func chosenRectangle() throws {
    func file(_ width: Int) throws -> InterfaceFile {
      try Self.file(
        views:
          "<view id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"44\"/></view>"
      )
    }
    #expect(
      try Self.merge(file(100), file(110), file(120)).conflicts.map(\.key) == ["c.frame.width"])
  }
}
