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
}
