// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning

/// Three damaged versions of a file.
struct DamageScript {
  let seed: UInt64
  let base: Data
  let ours: Data
  let theirs: Data
  /// The damages in words.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    self.init(seed: seed, SampleFiles.entry(seed))
  }

  init(seed: UInt64, _ entry: SampleFiles.Entry) {
    self.seed = seed
    log = [entry.name]
    let versions = MergeScriptRun(MergeScript(seed: seed, entry))
    var random = RandomNumbers(seed: seed)
    // In one script of four all versions have the same damage, as of a file that was broken before.
    let common = Int.random(in: 0..<4, using: &random) == 0 ? random.next() : nil
    var damaged: [Data] = []
    for (name, file) in [
      ("base", versions.base), ("ours", versions.ours), ("theirs", versions.theirs),
    ] {
      var bytes = Array(file.text.utf8)
      var seeds = common.map { [$0] } ?? []
      let count = [0, 1, 1, 2].randomElement(using: &random) ?? 1
      for _ in 0..<count { seeds.append(random.next()) }
      for seed in seeds {
        var damage = FileDamage(bytes, seed: seed)
        log.append("\(name): \(damage.damage())")
        bytes = damage.bytes
      }
      damaged.append(Data(bytes))
    }
    (base, ours, theirs) = (damaged[0], damaged[1], damaged[2])
  }

  /// Returns the errors in the differences and the merge of the versions; nil if there are none.
  func failure() -> String? {
    let files = [base, ours, theirs].map(Self.file)
    for file in files {
      if let file, file.canonicalText.isEmpty { return "a canonical text is empty" }
    }
    return differenceFailure(files[1], files[2]) ?? mergeFailure(files)
  }

  /// A version; nil for one that cannot be read.
  private static func file(_ data: Data) -> InterfaceFile? {
    try? InterfaceFile(data: data, fileName: "Damaged")
  }

  private func differenceFailure(_ old: InterfaceFile?, _ new: InterfaceFile?) -> String? {
    // The layout takes most of the time.
    var options = DifferenceOptions()
    options.includesFrames = seed.isMultiple(of: 8)
    options.includesCauses = seed.isMultiple(of: 32)
    let difference = InterfaceDifference(from: old, to: new, options: options)
    if difference.isEmpty != difference.text().isEmpty,
      difference.noise.counts.isEmpty
    {
      return "the text of a difference is wrong"
    }
    guard let json = try? difference.json(), !json.contains("\n") else {
      return "a difference has no JSON in one line"
    }
    if let old, let new, old.canonicalText == new.canonicalText, !difference.isEmpty {
      return "versions with equal canonical texts differ: \(difference.text())"
    }
    return nil
  }

  private func mergeFailure(_ files: [InterfaceFile?]) -> String? {
    guard let ours = files[1], let theirs = files[2], files[0] != nil || base.isEmpty else {
      return nil
    }
    var options = MergeOptions()
    options.findsLayoutProblems = seed % 8 == 1
    options.conflicts = seed % 8 == 5 ? .union : .keepOurs
    // A merge that is refused is left to git.
    guard
      let merge = try? InterfaceMerge(base: files[0], ours: ours, theirs: theirs, options: options)
    else { return nil }
    guard let result = Self.file(merge.data) else { return "the result of a merge is not read" }
    for conflict in merge.conflicts where conflict.sentence.isEmpty || conflict.key.isEmpty {
      return "a conflict says nothing"
    }
    if merge.conflicts.isEmpty, ours.canonicalText == theirs.canonicalText,
      result.canonicalText != ours.canonicalText
    {
      return "the merge of equal versions is another one"
    }
    return nil
  }

  /// Whether both sides can be merged by objects.
  var isMerged: Bool {
    guard let ours = Self.file(ours), let theirs = Self.file(theirs) else { return false }
    guard base.isEmpty || Self.file(base) != nil else { return false }
    return
      (try? InterfaceMerge(base: Self.file(base), ours: ours, theirs: theirs)) != nil
  }
}
