// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// A constraint that one side deleted and drew again, and that the other side changed.
@MainActor struct RedrawnConstraintTests {
  private static func merge(
    _ ours: String, _ theirs: String
  ) throws -> (merge: InterfaceMerge, text: String) {
    let base = try Example.text("SignIn.storyboard")
    let files = try [ours, theirs].map { try Example.file($0) }
    let merge = try InterfaceMerge(base: Example.file(base), ours: files[0], theirs: files[1])
    return (merge, String(decoding: merge.data, as: UTF8.self))
  }

  private static func text(constant: Int, id: String) throws -> String {
    let base = try Example.text("SignIn.storyboard")
    let result = base.replacingOccurrences(
      of: "constant=\"20\" id=\"esy-qs-LqA\"", with: "constant=\"\(constant)\" id=\"\(id)\"")
    #expect(result != base)
    return result
  }

  @Test func theNewConstraintHasTheChangeOfTheOtherSide() throws {
    let drawn = try Self.text(constant: 20, id: "New-Co-001")
    let changed = try Self.text(constant: 28, id: "esy-qs-LqA")
    for (ours, theirs) in [(drawn, changed), (changed, drawn)] {
      let (merge, text) = try Self.merge(ours, theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(text.contains("constant=\"28\" id=\"New-Co-001\""))
      #expect(!text.contains("esy-qs-LqA"))
      #expect(merge.notes.count == 1)
    }
  }

  @Test("Of equal constraints that both sides drew again, the one that a variation names stays")
  func theNamedOneOfTwoDrawnConstraintsStays() throws {
    let drawn = try Self.text(constant: 20, id: "New-Co-001")
    let (ours, theirs) = (drawn, try Self.text(constant: 20, id: "New-Co-002"))
    let drawnEnd = try #require(ours.range(of: "New-Co-001")).upperBound
    let end = try #require(ours.range(of: "</constraints>", range: drawnEnd..<ours.endIndex))
    let varied = ours.replacingCharacters(
      in: end,
      with: """
        </constraints><variation key="heightClass=compact"><mask key="constraints">\
        <exclude reference="New-Co-001"/></mask></variation>
        """)
    for sides in [(varied, theirs), (theirs, varied)] {
      let (merge, text) = try Self.merge(sides.0, sides.1)
      #expect(merge.conflicts.isEmpty)
      #expect(text.contains("id=\"New-Co-001\""))
      #expect(text.contains("reference=\"New-Co-001\""))
      #expect(!text.contains("New-Co-002"))
    }
  }

  @Test func twoConstantsConflict() throws {
    let drawn = try Self.text(constant: 24, id: "New-Co-001")
    let changed = try Self.text(constant: 28, id: "esy-qs-LqA")
    let (merge, text) = try Self.merge(drawn, changed)
    let conflict = try #require(merge.conflicts.first)
    #expect(merge.conflicts.count == 1)
    #expect(conflict.key == "New-Co-001.constant")
    #expect(conflict.values == MergeValues(base: "20", ours: "24", theirs: "28"))
    #expect(text.contains("constant=\"24\" id=\"New-Co-001\""))
  }
}
