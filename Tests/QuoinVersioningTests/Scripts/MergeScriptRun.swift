// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning

/// The three versions of a file that a script makes, and their merges.
struct MergeScriptRun {
  let base: SampleFile
  private(set) var ours: SampleFile
  private(set) var theirs: SampleFile
  /// The changes in words.
  private(set) var log: [String] = []
  private let script: MergeScript
  /// The constraint whose constant both sides changed.
  private var contradiction: String?

  init(_ script: MergeScript) {
    self.script = script
    base = script.sample
    var common = EditScript(base.copy(), mark: "Bot")
    for seed in script.shared { common.change(.any, seed: seed) }
    let isDisjoint = script.shape == .disjoint
    func isOurs(_ node: SampleNode) -> Bool {
      (node.id ?? "").utf8.reduce(script.seed) { $0 &* 31 &+ UInt64($1) }.isMultiple(of: 2)
    }
    var our = EditScript(common.file.copy(), mark: "Our") { !isDisjoint || isOurs($0) }
    var their = EditScript(common.file.copy(), mark: "The") { !isDisjoint || !isOurs($0) }
    for seed in script.ours { our.change(isDisjoint ? .value : .any, seed: seed) }
    for seed in script.theirs { their.change(isDisjoint ? .value : .any, seed: seed) }
    (ours, theirs) = (our.file, their.file)
    log = common.log + our.log + their.log
    if script.shape == .contradicting { contradict() }
  }

  /// Gives a constraint that all versions have two different constants.
  private mutating func contradict() {
    let id = base.root.all.first {
      guard $0.name == "constraint", let id = $0.id else { return false }
      return ours.root.find(id) != nil && theirs.root.find(id) != nil
    }?.id
    guard let id else { return }
    ours.root.find(id)?["constant"] = "1234"
    theirs.root.find(id)?["constant"] = "5678"
    contradiction = id
    log.append("contradiction in constant of \(id)")
  }

  private func file(_ sample: SampleFile, ending: String = "") throws -> InterfaceFile {
    try InterfaceFile(data: Data((sample.text + ending).utf8), fileName: "Sample")
  }

  /// The first broken law; nil when there is none.
  func failure() throws -> String? {
    let versions = (try file(base), try file(ours), try file(theirs))
    let merge = try InterfaceMerge(base: versions.0, ours: versions.1, theirs: versions.2)
    let swapped = try InterfaceMerge(base: versions.0, ours: versions.2, theirs: versions.1)
    guard let result = try sample(merge), let other = try sample(swapped) else {
      return "the result is not read"
    }
    let account = MergeAccount(merge)
    let laws = MergeLaws(
      base: SampleObjects(base), ours: SampleObjects(ours),
      theirs: SampleObjects(theirs.renaming(account.renamed)), result: SampleObjects(result),
      account: account)
    if let failure = laws.failure() ?? laws.orderFailure() ?? laws.referenceFailure() {
      return failure
    }
    if let failure = kindFailure(merge) { return failure }
    if let failure = symmetryFailure(merge, swapped, laws, SampleObjects(other)) { return failure }
    return try sameFailure(versions)
  }

  /// The conflicts in a line each.
  var conflicts: [String] {
    get throws {
      let versions = (try file(base), try file(ours), try file(theirs))
      let merge = try InterfaceMerge(base: versions.0, ours: versions.1, theirs: versions.2)
      return merge.conflicts.map { "conflict \($0.kind.rawValue) \($0.key)" }
    }
  }

  /// Reads a result in two ways.
  private func sample(_ merge: InterfaceMerge) throws -> SampleFile? {
    _ = try InterfaceFile(data: merge.data, fileName: "Result")
    return SampleFile(String(decoding: merge.data, as: UTF8.self))
  }

  private func kindFailure(_ merge: InterfaceMerge) -> String? {
    if script.shape == .disjoint, let conflict = merge.conflicts.first {
      return "disjoint changes conflict: \(conflict.sentence)"
    }
    guard let contradiction else { return nil }
    let conflict = merge.conflicts.first { conflict in
      conflict.object == contradiction && conflict.property == "constant"
        && conflict.values.ours == "1234" && conflict.values.theirs == "5678"
    }
    return conflict == nil ? "the constants of \(contradiction) do not conflict" : nil
  }

  private func symmetryFailure(
    _ merge: InterfaceMerge, _ swapped: InterfaceMerge, _ laws: MergeLaws, _ other: SampleObjects
  ) -> String? {
    // Our version of an object stays, so that references to it are missing only if it is that of theirs,
    // and an object may be inside of itself with the parents of one side only.
    let keys = [merge, swapped].map { merge in
      Set(merge.conflicts.filter { $0.kind != .dangling && $0.kind != .move }.map(\.key))
    }
    if keys[0] != keys[1] || merge.conflicts.isEmpty != swapped.conflicts.isEmpty {
      return "conflicts depend on the order of the sides: \(keys[0].sorted()), \(keys[1].sorted())"
    }
    guard merge.conflicts.isEmpty, laws.account.renamed.isEmpty else { return nil }
    return MergeLaws.difference(laws.result, other) ?? laws.orderDifference(other)
  }

  /// Checks a merge in which one side changed nothing, or both changed the same. Another line end behind
  /// the document makes the bytes different, so that nothing is taken without merging.
  private func sameFailure(
    _ versions: (base: InterfaceFile, ours: InterfaceFile, theirs: InterfaceFile)
  ) throws -> String? {
    switch script.seed % 3 {
    case 0:
      let spaced = try file(base, ending: "\n")
      let merge = try InterfaceMerge(base: spaced, ours: versions.ours, theirs: versions.base)
      return merge.data == Data(ours.text.utf8) && merge.conflicts.isEmpty
        ? nil : "a merge with the base changes a side"
    case 1:
      let spaced = try file(base, ending: "\n")
      let merge = try InterfaceMerge(base: spaced, ours: versions.base, theirs: versions.theirs)
      let result = try InterfaceFile(data: merge.data, fileName: "Result")
      return result.canonicalText == versions.theirs.canonicalText && merge.conflicts.isEmpty
        ? nil : "the base does not become the other side"
    default:
      // Without changes of ours, its other line end is one of theirs.
      guard ours.text != base.text else { return nil }
      let same = try file(ours, ending: "\n")
      let both = try InterfaceMerge(base: versions.base, ours: versions.ours, theirs: same)
      return both.data == Data(ours.text.utf8) && both.conflicts.isEmpty
        ? nil : "equal changes do not give the same file"
    }
  }
}
