// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// One side of all conflicts is taken.
@MainActor struct TakenSideTests {
  private static func file(_ content: String) throws -> InterfaceFile {
    try Example.file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(content)
              </view>
          </objects>
      </document>
      """, "Card.xib")
  }

  /// Takes theirs of all conflicts of a merge, and expects their file.
  private func expectTheirs(
    of merge: InterfaceMerge, base: InterfaceFile, ours: InterfaceFile, theirs: InterfaceFile
  ) throws {
    let merged = try InterfaceFile(data: merge.data, fileName: "Card.xib")
    let taken = try ConflictResolution(
      taking: .theirs, of: merge.conflicts, in: merged, base: base, ours: ours, theirs: theirs)
    #expect(taken.refusals.isEmpty)
    #expect(ConflictResolution.openConflicts(in: taken.data).isEmpty)
    let result = try InterfaceFile(data: taken.data, fileName: "Card.xib")
    #expect(result.canonicalText == theirs.canonicalText)
  }

  private static func content(_ constraints: String) -> String {
    """

                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>\(constraints)
                </constraints>
    """
  }

  // The view is the conflict, which names both constraints.
  @Test func aDeletedViewTakesAddedConstraintsWithTheirVariationsAlong() throws {
    let base = try Self.file(Self.content(""))
    let ours = try Self.file(
      Self.content(
        """

                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="leading"/>
                    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="trailing">
                        <variation key="heightClass=compact" constant="8"/>
                    </constraint>
        """))
    let theirs = try Self.file("")
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.key) == ["box"])
    #expect(merge.conflicts.first?.elements == ["leading", "trailing"])
    try expectTheirs(of: merge, base: base, ours: ours, theirs: theirs)
  }

  // That theirs needs the view which ours deleted is a conflict only once theirs is taken.
  @Test func aTakenConstraintRestoresTheViewThatTheOtherSideDeleted() throws {
    let base = try Self.file(Self.content(""))
    let ours = try Self.file(
      """

                  <constraints>
                      <constraint firstAttribute="width" constant="320" id="new"/>
                  </constraints>
      """)
    let theirs = try Self.file(
      Self.content(
        """

                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="new"/>
        """))
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.key) == ["new"])
    try expectTheirs(of: merge, base: base, ours: ours, theirs: theirs)
  }

  // The varied constraint needs both views, and each conflict keeps our side until a person decides.
  @Test func aVariedConstraintKeepsBothOfItsDeletedViews() throws {
    func file(_ variation: String) throws -> InterfaceFile {
      try Self.file(
        """

                    <subviews>
                        <view id="one"/>
                        <view id="two"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="top" id="top"/>
                        <constraint firstItem="two" firstAttribute="width" secondItem="one" secondAttribute="width" id="width">\(variation)</constraint>
                    </constraints>
        """)
    }
    let ours = try file("<variation key=\"widthClass=regular\" constant=\"8\"/>")
    let merge = try InterfaceMerge(base: try file(""), ours: ours, theirs: try Self.file(""))
    #expect(merge.conflicts.map(\.key).sorted() == ["one", "two"])
    let text = String(decoding: merge.data, as: UTF8.self)
    for id in ["one", "two", "top", "width"] { #expect(text.contains("id=\"\(id)\""), "\(id)") }
  }

  /// A view in another one, each of which may be in a stack view.
  private static func nested(stackAround name: String) throws -> InterfaceFile {
    func view(_ id: String, _ content: String) -> String {
      let own = content.isEmpty ? "" : "<subviews>\(content)</subviews>"
      let view = "<view id=\"\(id)\">\(own)</view>"
      guard id == name else { return view }
      return "<stackView id=\"stack\"><subviews>\(view)</subviews></stackView>"
    }
    return try file("<subviews>\(view("outer", view("inner", "")))</subviews>")
  }

  // Theirs has the stack view in the outer view, which ours put into the stack view. With the stack view
  // of theirs, the outer view has to be where theirs and the base have it.
  @Test func aSelectedParentKeepsTheViewAroundItOutOfIt() throws {
    let base = try Self.nested(stackAround: "")
    let (ours, theirs) = (
      try Self.nested(stackAround: "outer"), try Self.nested(stackAround: "inner")
    )
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.key) == ["stack.parent"])
    try expectTheirs(of: merge, base: base, ours: ours, theirs: theirs)
  }

  // The outer view cannot be in the stack view, as in theirs, while the stack view is in it, as in ours.
  @Test func aParentIsNotSelectedWithoutTheOneItDependsOn() throws {
    let base = try Self.nested(stackAround: "")
    let (ours, theirs) = (
      try Self.nested(stackAround: "inner"), try Self.nested(stackAround: "outer")
    )
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.key).sorted() == ["outer.parent", "stack.parent"])
    let merged = try InterfaceFile(data: merge.data, fileName: "Card.xib")
    for conflict in merge.conflicts {
      let taken = try ConflictResolution(
        taking: .theirs, of: [conflict], in: merged, base: base, ours: ours, theirs: theirs)
      let isFree = conflict.key == "stack.parent"
      #expect(taken.refusals.isEmpty == isFree, "\(conflict.key): \(taken.refusals)")
      if !isFree { #expect(taken.data == merge.data) }
    }
  }
}
