// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Equal versions give equal results, and conflicts are numbered down the file.
@MainActor struct MergeOrderTests {
  /// Merges two versions of an example that contradict each other in each constant.
  private static func merge() throws -> InterfaceMerge {
    let base = try Example.text("SignIn.storyboard")
    let versions = try ["7", "9"].map { digit in
      // A digit more makes each constant another number.
      let text = base.replacing(/constant="([0-9]+)"/) { "constant=\"\($0.output.1)\(digit)\"" }
      return try Example.file(text, "SignIn.storyboard")
    }
    return try InterfaceMerge(
      base: Example.file(base, "SignIn.storyboard"), ours: versions[0], theirs: versions[1])
  }

  @Test func conflictsAreInTheOrderOfTheFile() throws {
    let merge = try Self.merge()
    let text = String(decoding: merge.data, as: UTF8.self)
    let places = try merge.conflicts.map { conflict in
      try #require(text.range(of: "id=\"\(conflict.object)\"")).lowerBound
    }
    #expect(places.count > 10)
    #expect(places == places.sorted())
    let numbers = text.matches(of: /<!--quoin-conflict ([0-9]+):/).compactMap { Int($0.output.1) }
    #expect(numbers == Array(1...merge.conflicts.count))
  }

  @Test func equalVersionsGiveEqualBytes() throws {
    let merge = try Self.merge()
    for _ in 0..<1 {
      let other = try Self.merge()
      #expect(other.data == merge.data)
      #expect(other.conflicts == merge.conflicts)
      #expect(other.decisions == merge.decisions)
    }
  }

  /// Merges two versions of the subviews of a view in both orders.
  private static func merges(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> [InterfaceMerge] {
    let files = try [base, ours, theirs].map { views in
      try Example.file(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22154" useAutolayout="YES"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        \(views)
        </subviews></view></objects></document>
        """, "Card.xib")
    }
    return try [(files[1], files[2]), (files[2], files[1])].map { sides in
      try InterfaceMerge(base: files[0], ours: sides.0, theirs: sides.1)
    }
  }

  /// The keys of the conflicts of both merges.
  private static func conflicts(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> [Set<String>] {
    try merges(base, ours, theirs).map { Set($0.conflicts.map(\.key)) }
  }

  private nonisolated static func view(_ id: String, _ inside: String = "") -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
    let views = inside.isEmpty ? "" : "<subviews>\(inside)</subviews>"
    return #"<view id="\#(id)">\#(frame)\#(views)</view>"#
  }

  @Test("A stored height that layout decides on one side only is a choice in either order")
  func heightOfAViewThatOneSideConstrained() throws {
    func box(_ height: Int, _ attributes: String = "") -> String {
      """
      <view \(attributes)id="box"><rect key="frame" x="0" y="0" width="9" height="\(height)"/></view>
      """
    }
    let placed = box(12, #"translatesAutoresizingMaskIntoConstraints="NO" "#)
    let found = try Self.conflicts(box(10), placed, box(14))
    #expect(found == [["box.frame.height"], ["box.frame.height"]])
  }

  @Test("A view moved into one that the other side deleted is a conflict of both in either order")
  func viewMovedIntoADeletedView() throws {
    let view = Self.view
    let found = try Self.conflicts(
      view("gone", "") + view("kept", "") + view("moved", ""), view("kept", view("moved", "")),
      view("gone", view("moved", "")) + view("kept", ""))
    #expect(found == [["moved.parent", "gone"], ["moved.parent", "gone"]])
  }

  /// Two versions of the views a, b and c, and the order of the result.
  struct Embedding: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base = ""
    var ours: String
    var theirs: String
    var order: [String]
  }

  private nonisolated static let (a, b, c) = (view("a"), view("b"), view("c"))

  nonisolated static let embeddings = [
    Embedding(
      testDescription: "a view that theirs adds before the one that ours embeds stays behind it",
      ours: a + view("box", b) + c, theirs: a + view("new") + b + c,
      order: ["a", "new", "box", "b", "c"]),
    Embedding(
      testDescription: "a view that theirs adds after it stays in front of it",
      ours: a + view("box", b) + c, theirs: a + b + view("new") + c,
      order: ["a", "box", "b", "new", "c"]),
    Embedding(
      testDescription: "both embed different views", ours: view("box", a) + b + c,
      theirs: a + b + view("row", c), order: ["box", "a", "b", "row", "c"]),
    Embedding(
      testDescription: "theirs moves the view that ours embeds to the back",
      ours: a + b + view("box", c), theirs: c + a + b, order: ["box", "c", "a", "b"]),
    Embedding(
      testDescription: "ours removes a stack view around views, between which theirs adds one",
      base: a + view("box", b + c), ours: a + b + c, theirs: view("new") + a + view("box", b + c),
      order: ["new", "a", "b", "c"]),
  ]

  @Test(
    "A view around others has their place among the views of the other side", arguments: embeddings)
  func embeddedViews(_ embedding: Embedding) throws {
    let base = embedding.base.isEmpty ? Self.a + Self.b + Self.c : embedding.base
    for merge in try Self.merges(base, embedding.ours, embedding.theirs) {
      #expect(merge.conflicts.isEmpty)
      let text = String(decoding: merge.data, as: UTF8.self)
      let ids = text.matches(of: /<view id="([a-z]+)"/).map { String($0.output.1) }
      #expect(ids == ["root"] + embedding.order)
    }
  }

  @Test(
    "A list that both sides order differently is a conflict, if a view that one of them embeds is in it"
  )
  func embeddedAndReordered() throws {
    let found = try Self.conflicts(
      Self.a + Self.b + Self.c, Self.view("box", Self.b) + Self.a + Self.c, Self.a + Self.c + Self.b
    )
    #expect(found == [["root.subviews.order"], ["root.subviews.order"]])
  }
}
