// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning

/// Changes of two people to one file, and the laws of their merge.
struct MergeScript {
  /// The changes of both sides.
  enum Shape: UInt64, CaseIterable {
    /// Anything.
    case any
    /// Anything, after changes that both made.
    case redundant
    /// Values of different objects, which never conflict.
    case disjoint
    /// One property, among other changes, which always conflicts.
    case contradicting
    /// Anything, with equal ids of new objects.
    case equalIDs
    /// Only what says nothing about the design on our side, so that the result is that of theirs.
    case noise
  }

  let seed: UInt64
  let shape: Shape
  private let entry: SampleFiles.Entry
  private(set) var shared: [UInt64] = []
  private(set) var ours: [UInt64] = []
  private(set) var theirs: [UInt64] = []

  init(seed: UInt64) {
    self.init(seed: seed, SampleFiles.entry(seed))
  }

  init(seed: UInt64, _ entry: SampleFiles.Entry) {
    self.seed = seed
    self.entry = entry
    // Scripts of any changes are two in seven.
    shape = Shape(rawValue: seed % 7) ?? .any
    var random = RandomNumbers(seed: seed)
    func seeds(_ range: ClosedRange<Int>) -> [UInt64] {
      (0..<Int.random(in: range, using: &random)).map { _ in .random(in: 0...9999, using: &random) }
    }
    if shape == .redundant { shared = seeds(1...3) }
    ours = seeds(1...6)
    theirs = seeds(1...6)
  }

  /// The broken law of the merge; nil when there is none.
  func failure() -> String? {
    do {
      return try MergeScriptRun(self).failure()
    } catch {
      return "\(error)"
    }
  }

  /// The script without steps that its failure does not need.
  func shrunk() -> MergeScript {
    var result = self
    for list in [\MergeScript.shared, \.ours, \.theirs] as [WritableKeyPath<MergeScript, [UInt64]>]
    {
      for index in result[keyPath: list].indices.reversed() {
        var shorter = result
        shorter[keyPath: list].remove(at: index)
        if shorter.failure() != nil { result = shorter }
      }
    }
    return result
  }

  /// The file, and the changes in words.
  var description: String {
    let run = MergeScriptRun(self)
    let conflicts = (try? run.conflicts) ?? ["no merge"]
    return (["\(entry.name), \(shape)"] + run.log + conflicts).joined(separator: "\n  ")
  }

  var sample: SampleFile {
    guard let file = SampleFile(entry.text) else {
      preconditionFailure("\(entry.name) was read before")
    }
    return file
  }
}
