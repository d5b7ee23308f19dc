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
    let ids = script.shape == .equalIDs ? "New" : nil
    var our = EditScript(common.file.copy(), mark: "Our", idMark: ids) { !isDisjoint || isOurs($0) }
    var their = EditScript(common.file.copy(), mark: "The", idMark: ids) {
      !isDisjoint || !isOurs($0)
    }
    let kind: EditKind = isDisjoint ? .value : script.shape == .noise ? .noise : .any
    for seed in script.ours { our.change(kind, seed: seed) }
    for seed in script.theirs { their.change(isDisjoint ? .value : .any, seed: seed) }
    (ours, theirs) = (our.file, their.file)
    log = common.log + our.log + their.log
    if script.shape == .contradicting { contradict() }
  }

  /// Gives a constraint that all versions have two different constants.
  private mutating func contradict() {
    let id = base.root.all.first {
      guard $0.name == "constraint", let id = $0.id else { return false }
      return [ours, theirs].allSatisfy { $0.root.find(id)?.name == "constraint" }
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

  /// Merges three versions. The layout, which takes most of the time, is judged only on request.
  private func merge(
    _ base: InterfaceFile, _ ours: InterfaceFile, _ theirs: InterfaceFile,
    conflicts: MergeOptions.ConflictMode = .keepOurs, findsLayoutProblems: Bool = false
  ) throws -> InterfaceMerge {
    var options = MergeOptions()
    options.conflicts = conflicts
    options.findsLayoutProblems = findsLayoutProblems
    return try InterfaceMerge(base: base, ours: ours, theirs: theirs, options: options)
  }

  /// New ids for objects of the base whose ids a side uses for objects of another kind in another list,
  /// by the old ones.
  private func ids(usedAgainBy side: SampleFile, _ account: MergeAccount) -> [String: String] {
    let new = Dictionary(side.root.all.map { ($0.identity, $0) }) { first, _ in first }
    let reused = base.root.all.filter { old in
      guard old.identity != nil, let other = new[old.identity] else { return false }
      return old.name != other.name && old.parent?.name != other.parent?.name
    }
    return Dictionary(
      uniqueKeysWithValues: reused.compactMap(\.identity).map {
        ($0, account.usedAgain[$0] ?? "old \($0)")
      })
  }

  /// The first broken law; nil when there is none.
  func failure() throws -> String? {
    let versions = (try file(base), try file(ours), try file(theirs))
    let merge = try merge(versions.0, versions.1, versions.2)
    let swapped = try self.merge(versions.0, versions.2, versions.1)
    guard let result = try sample(merge), let other = try sample(swapped) else {
      return "the result is not read"
    }
    let account = MergeAccount(merge)
    let (byOurs, byTheirs) = (ids(usedAgainBy: ours, account), ids(usedAgainBy: theirs, account))
    let old = base.renaming(byOurs).renaming(byTheirs)
    let our = ours.renaming(byTheirs.filter { byOurs[$0.key] == nil })
    let their = theirs.renaming(byOurs.filter { byTheirs[$0.key] == nil })
    let laws = MergeLaws(
      base: SampleObjects(old.renaming(account.redrawn)),
      ours: SampleObjects(our.renaming(account.redrawn)),
      theirs: SampleObjects(their.renaming(account.renamed).renaming(account.redrawn)),
      result: SampleObjects(result),
      account: account)
    if let failure = laws.failure() ?? laws.inventionFailure() ?? laws.orderFailure()
      ?? laws.referenceFailure()
    {
      return failure
    }
    if !merge.conflicts.isEmpty, script.seed % 4 == 1,
      try self.merge(versions.0, versions.1, versions.2).data != merge.data
    {
      return "a merge again gives other bytes"
    }
    if let failure = kindFailure(merge) { return failure }
    if let failure = symmetryFailure(merge, swapped, laws, SampleObjects(other)) { return failure }
    return try sameFailure(versions) ?? modeFailure(versions, merge)
  }

  /// Checks for one script in eight that results are read in which conflicts are decided in another way.
  private func modeFailure(
    _ versions: (InterfaceFile, InterfaceFile, InterfaceFile), _ merge: InterfaceMerge
  ) throws -> String? {
    guard script.seed % 8 == 5, !merge.conflicts.isEmpty else { return nil }
    for mode in [MergeOptions.ConflictMode.union, .ours, .theirs, .base] {
      let other = try self.merge(
        versions.0, versions.1, versions.2, conflicts: mode, findsLayoutProblems: mode == .union)
      if try sample(other) == nil { return "the result of \(mode) is not read" }
    }
    let file = try InterfaceFile(data: merge.data, fileName: "Result")
    let resolution = try ConflictResolution(
      taking: .theirs, of: merge.conflicts, in: file, base: versions.0, ours: versions.1,
      theirs: versions.2)
    let taken = try InterfaceFile(data: resolution.data, fileName: "Taken")
    let isComplete =
      !resolution.refusals.isEmpty || ConflictResolution.openConflicts(in: resolution.data).isEmpty
    return isComplete && !taken.canonicalText.isEmpty ? nil : "a taken conflict is left"
  }

  /// The conflicts in a line each.
  var conflicts: [String] {
    get throws {
      let versions = (try file(base), try file(ours), try file(theirs))
      let merge = try merge(versions.0, versions.1, versions.2)
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
    if script.shape == .noise {
      if let conflict = merge.conflicts.first { return "noise conflicts: \(conflict.sentence)" }
      let texts = [merge.data, Data(theirs.text.utf8)].map {
        (try? InterfaceFile(data: $0, fileName: "Sample"))?.canonicalText
      }
      if texts[0] != texts[1] { return "noise changes the design of the other side" }
    }
    guard let contradiction else { return nil }
    let conflict = merge.conflicts.first { conflict in
      // Where a side changed an item too, the constraint as a whole is the conflict.
      conflict.object == contradiction && ["constant", "object"].contains(conflict.property)
        && conflict.values.ours?.contains("1234") == true
        && conflict.values.theirs?.contains("5678") == true
    }
    return conflict == nil ? "the constants of \(contradiction) do not conflict" : nil
  }

  private func symmetryFailure(
    _ merge: InterfaceMerge, _ swapped: InterfaceMerge, _ laws: MergeLaws, _ other: SampleObjects
  ) -> String? {
    // Our version of an object stays, so that references to it are missing only if it is that of theirs,
    // and an object may be inside of itself with the parents of one side only.
    let all = merge.conflicts + swapped.conflicts
    let isDangling = all.contains { conflict in
      conflict.kind == .dangling
        || conflict.elements.contains { id in
          // Of two connections for one event only that of ours stays, with what it refers to.
          all.contains {
            $0.object == id || $0 != conflict && $0.kind == .connection && $0.elements.contains(id)
          }
        }
    }
    // Of two added objects with one id, that of theirs has another one in the result.
    let keys = [merge, swapped].map { merge in
      let ids = MergeAccount(merge).renamed.map { ($1, $0) }
      let old = Dictionary(ids) { first, _ in first }
      return Set(
        merge.conflicts.filter { $0.kind == .property || ($0.kind == .modifyDelete && !isDangling) }
          .map { "\(old[$0.object] ?? $0.object).\($0.property)" })
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
      let merge = try merge(spaced, versions.ours, versions.base)
      return merge.data == Data(ours.text.utf8) && merge.conflicts.isEmpty
        ? nil : "a merge with the base changes a side"
    case 1:
      let spaced = try file(base, ending: "\n")
      let merge = try merge(spaced, versions.base, versions.theirs)
      let result = try InterfaceFile(data: merge.data, fileName: "Result")
      return result.canonicalText == versions.theirs.canonicalText && merge.conflicts.isEmpty
        ? nil : "the base does not become the other side"
    default:
      // Without changes of ours, its other line end is one of theirs.
      guard ours.text != base.text else { return nil }
      let same = try file(ours, ending: "\n")
      let both = try merge(versions.base, versions.ours, same)
      return both.data == Data(ours.text.utf8) && both.conflicts.isEmpty
        ? nil : "equal changes do not give the same file"
    }
  }
}
