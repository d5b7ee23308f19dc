// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Random scripts of two people on one file.
@MainActor struct RandomMergeTests {
  nonisolated static let files = Array(
    SampleFiles.all.filter { $0.name.hasPrefix("Examples/") }.prefix(3))

  @Test(arguments: files)
  func scriptsKeepTheLawsOfMerges(_ entry: SampleFiles.Entry) {
    for seed in 0..<1 as Range<UInt64> {
      let script = MergeScript(seed: seed, entry)
      #expect(script.failure() == nil, "\(script.shrunk().description)")
    }
  }

  @Test func filesOfManyKindsAreChanged() {
    #expect(SampleFiles.all.count > 100)
  }

  @Test(arguments: files)
  func contradictionsAreConflictsWithAllThreeValues(_ entry: SampleFiles.Entry) throws {
    let base = try #require(SampleFile(entry.text))
    func file(_ sample: SampleFile) throws -> InterfaceFile {
      try InterfaceFile(data: Data(sample.text.utf8), fileName: "Sample")
    }
    let objects = base.root.all.filter { $0.name == "constraint" && $0.id != nil }.compactMap(\.id)
    for object in objects.prefix(1) {
      let (ours, theirs) = (base.copy(), base.copy())
      ours.root.find(object)?["constant"] = "1234"
      theirs.root.find(object)?["constant"] = "5678"
      let merge = try InterfaceMerge(base: file(base), ours: file(ours), theirs: file(theirs))
      let conflict = try #require(merge.conflicts.first)
      #expect(merge.conflicts.count == 1)
      #expect(conflict.object == object)
      #expect(conflict.values.ours == "1234")
      #expect(conflict.values.theirs == "5678")
      #expect(conflict.values.base == base.root.find(object)?["constant"])
    }
  }

  @Test(arguments: files)
  func aSideWithoutChangesGivesTheBytesOfTheOtherOne(_ entry: SampleFiles.Entry) throws {
    for seed in 0..<1 as Range<UInt64> {
      let base = try #require(SampleFile(entry.text))
      var script = EditScript(base.copy(), mark: "Our")
      for step in 0..<5 as Range<UInt64> { script.change(.any, seed: seed * 5 + step) }
      let (old, new) = (Data(base.text.utf8), Data(script.file.text.utf8))
      let versions = try [old, new].map { try InterfaceFile(data: $0, fileName: "Sample") }
      let (base1, changed) = (versions[0], versions[1])
      #expect(try InterfaceMerge(base: base1, ours: base1, theirs: changed).data == new)
      #expect(try InterfaceMerge(base: base1, ours: changed, theirs: base1).data == new)
      #expect(try InterfaceMerge(base: base1, ours: changed, theirs: changed).data == new)
    }
  }
}
