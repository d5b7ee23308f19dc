// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Random scripts of two people on one file.
struct RandomMergeTests {
  static let files = ["SignIn.storyboard", "Recipe.storyboard", "ProfileCard.xib"]

  private static func sample(_ name: String) throws -> SampleFile {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return try #require(SampleFile(text))
  }

  private static func file(_ sample: SampleFile) throws -> InterfaceFile {
    try InterfaceFile(data: Data(sample.text.utf8), fileName: "Sample")
  }

  @Test(arguments: files)
  func anyScriptsLoseNoValueInSilence(_ name: String) throws {
    for seed in 0..<24 as Range<UInt64> {
      let base = try Self.sample(name)
      var ours = EditScript(try Self.sample(name), mark: "Our", seed: seed * 2)
      var theirs = EditScript(try Self.sample(name), mark: "The", seed: seed * 2 + 1)
      for _ in 0..<Int(seed % 7) + 1 {
        ours.change()
        theirs.change()
      }
      let merge = try InterfaceMerge(
        base: Self.file(base), ours: Self.file(ours.file), theirs: Self.file(theirs.file))
      _ = try InterfaceFile(data: merge.data, fileName: "Result")
      let oracle = try #require(MergeOracle(merge))
      #expect(oracle.losses(ours.edits, from: ours.file) == [], "ours, seed \(seed)")
      #expect(oracle.losses(theirs.edits, from: theirs.file) == [], "theirs, seed \(seed)")
    }
  }

  @Test(arguments: files)
  func scriptsOnDifferentObjectsHaveNoConflict(_ name: String) throws {
    for seed in 0..<6 as Range<UInt64> {
      let base = try Self.sample(name)
      func isOurs(_ node: SampleNode) -> Bool {
        (node.id ?? "").utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) }.isMultiple(of: 2)
      }
      var ours = EditScript(
        try Self.sample(name), mark: "Our", seed: seed * 2, allows: isOurs)
      var theirs = EditScript(
        try Self.sample(name), mark: "The", seed: seed * 2 + 1, allows: { !isOurs($0) })
      for _ in 0..<5 {
        ours.changeValue()
        theirs.changeValue()
      }
      let versions = (try Self.file(base), try Self.file(ours.file), try Self.file(theirs.file))
      let merge = try InterfaceMerge(base: versions.0, ours: versions.1, theirs: versions.2)
      let swapped = try InterfaceMerge(base: versions.0, ours: versions.2, theirs: versions.1)
      #expect(merge.conflicts == [], "seed \(seed)")
      let texts = try [merge, swapped].map {
        try InterfaceFile(data: $0.data, fileName: "Result").canonicalText
      }
      #expect(texts[0] == texts[1], "seed \(seed)")
    }
  }

  @Test(arguments: files)
  func contradictionsAreConflictsWithAllThreeValues(_ name: String) throws {
    let base = try Self.sample(name)
    let objects = base.root.all.filter { $0.name == "constraint" && $0.id != nil }.compactMap(\.id)
    for object in objects.prefix(4) {
      let (ours, theirs) = (try Self.sample(name), try Self.sample(name))
      ours.root.find(object)?["constant"] = "1234"
      theirs.root.find(object)?["constant"] = "5678"
      let merge = try InterfaceMerge(
        base: Self.file(base), ours: Self.file(ours), theirs: Self.file(theirs))
      let conflict = try #require(merge.conflicts.first)
      #expect(merge.conflicts.count == 1)
      #expect(conflict.object == object)
      #expect(conflict.values.ours == "1234")
      #expect(conflict.values.theirs == "5678")
      #expect(conflict.values.base == base.root.find(object)?["constant"])
    }
  }

  @Test(arguments: files)
  func aSideWithoutChangesGivesTheBytesOfTheOtherOne(_ name: String) throws {
    for seed in 0..<4 as Range<UInt64> {
      var script = EditScript(try Self.sample(name), mark: "Our", seed: seed)
      for _ in 0..<5 { script.change() }
      let (base, changed) = (try Self.file(Self.sample(name)), try Self.file(script.file))
      let bytes = Data(script.file.text.utf8)
      #expect(try InterfaceMerge(base: base, ours: base, theirs: changed).data == bytes)
      #expect(try InterfaceMerge(base: base, ours: changed, theirs: base).data == bytes)
      #expect(try InterfaceMerge(base: base, ours: changed, theirs: changed).data == bytes)
      // White space outside of elements makes the bytes of the base other ones, and nothing else.
      let spaced = try InterfaceFile(
        data: Data((Self.sample(name).text + "\n").utf8), fileName: "Base")
      #expect(try InterfaceMerge(base: spaced, ours: changed, theirs: base).data == bytes)
    }
  }
}
