// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinInterfaceBuilder

/// The result of merging three versions of a file.
public struct InterfaceMerge: Sendable {
  /// The bytes of the merged file.
  public var data: Data
  /// The contradictions that a person decides.
  public var conflicts: [MergeConflict]
  /// The decisions about the changes of both sides.
  public var decisions: [MergeDecision]
  /// The problems of the layout of the result that neither side has.
  public var layoutProblems: [MergeLayoutProblem] = []
  /// Sentences about the merge as a whole.
  public var notes: [String] = []

  /// Merges two versions of a file that have a common ancestor. Problems of layout are those of
  /// views, which live on the main thread: on another one, the search for them stops the program.
  ///
  /// - Parameters:
  ///   - base: The common ancestor; nil when both sides added the file.
  ///   - ours: The version whose bytes the result has where nothing changed.
  ///   - theirs: The other version.
  ///   - options: How conflicts are written.
  /// - Throws: An error when a version cannot be edited by its bytes, has an id twice, or is for
  ///   another kind of file than the others. Nothing is merged then.
  public init(
    base: InterfaceFile?, ours: InterfaceFile, theirs: InterfaceFile,
    options: MergeOptions = MergeOptions()
  ) throws(InterfaceBuilderError) {
    if let same = Self.trivial(base, ours, theirs) {
      (data, conflicts, decisions) = (same, [], [])
      return
    }
    if options.conflicts == .theirs {
      var own = options
      own.conflicts = .ours
      own.choices = options.choices.mapValues(\.swapped)
      let swapped = try InterfaceMerge(base: base, ours: theirs, theirs: ours, options: own)
      data = swapped.data
      conflicts = []
      decisions = swapped.decisions.map(\.swapped)
      (layoutProblems, notes) = (swapped.layoutProblems, swapped.notes)
      return
    }
    let trees = try Self.trees(base, ours, theirs)
    var merge = ThreeWayMerge(
      base: trees.base, ours: trees.ours, theirs: trees.theirs, options: options)
    notes = trees.notes
    if !merge.openNumbers.isEmpty {
      let draft = MergeOptions()
      let file = try InterfaceFile(
        data: MergeWriter(merge, draft).data(), fileName: ours.name)
      let open = merge
      let (computed, note) = LayoutThread.run(for: "InterfaceMerge") {
        var merge = open
        let note = merge.compute(FrameRecalculation(file), FrameRecalculation(ours))
        return (merge, note)
      }
      merge = computed
      if let note { notes.append(note) }
    }
    data = MergeWriter(merge, options).data()
    (conflicts, decisions) = (merge.conflicts, merge.decisions)
    if options.conflicts == .ours || options.conflicts == .base { conflicts = [] }
    if !conflicts.isEmpty {
      let titles = try (
        base.map { (file) throws(InterfaceBuilderError) in try Self.titles(file) } ?? [:],
        Self.titles(ours), Self.titles(theirs)
      )
      for (index, conflict) in conflicts.enumerated() {
        let id = conflict.object
        conflicts[index].titles = MergeValues(
          base: trees.title(id, of: trees.base, in: titles.0),
          ours: trees.title(id, of: trees.ours, in: titles.1),
          theirs: trees.title(id, of: trees.theirs, in: titles.2))
        guard conflict.kind == .modifyDelete else { continue }
        let own = conflict.values.ours == nil ? (trees.theirs, titles.2) : (trees.ours, titles.1)
        conflicts[index].elementTitles = conflict.elements.map {
          trees.title($0, of: own.0, in: own.1) ?? $0
        }
      }
    }
    guard options.conflicts != .markers || merge.conflicts.isEmpty else { return }
    let result = try InterfaceFile(data: data, fileName: ours.name)
    try check(merge, trees, result)
    guard options.findsLayoutProblems else { return }
    layoutProblems = try Self.layoutProblems(of: result, base: base, ours: ours, theirs: theirs)
  }

  /// Returns the problems of the layout of a merged file that neither side has.
  ///
  /// - Parameters:
  ///   - result: The merged file, which may have been edited since.
  ///   - base: The common ancestor; nil when both sides added the file.
  ///   - ours: One version.
  ///   - theirs: The other version.
  /// - Throws: An error when the merged file is not edited by its bytes.
  package static func layoutProblems(
    of result: InterfaceFile, base: InterfaceFile?, ours: InterfaceFile, theirs: InterfaceFile
  ) throws(InterfaceBuilderError) -> [MergeLayoutProblem] {
    var problems = LayoutThread.run(for: "InterfaceMerge") {
      MergedLayout.problems(of: result, base: base, ours: ours, theirs: theirs)
    }
    guard !problems.isEmpty else { return [] }
    let titles = try titles(result)
    for index in problems.indices {
      problems[index].titles = problems[index].objects.map { titles[$0] ?? $0 }
    }
    return problems
  }

  /// The result where one side did not change anything, or both did the same.
  private static func trivial(
    _ base: InterfaceFile?, _ ours: InterfaceFile, _ theirs: InterfaceFile
  ) -> Data? {
    if ours.data == theirs.data || base?.data == theirs.data { return ours.data }
    return base?.data == ours.data ? theirs.data : nil
  }

  private func check(
    _ merge: ThreeWayMerge, _ trees: MergedVersions, _ file: InterfaceFile
  ) throws(InterfaceBuilderError) {
    let result = try Self.tree(file)
    let audit = MergeAudit(
      base: trees.base, result: result, conflicts: merge.conflicts, decisions: merge.decisions,
      settled: merge.settled)
    for side in [trees.ours, trees.theirs] {
      guard let loss = audit.firstLoss(of: side) else { continue }
      throw Self.refusal(file.name, "the result would lack \(loss)")
    }
  }

  private static func trees(
    _ base: InterfaceFile?, _ ours: InterfaceFile, _ theirs: InterfaceFile
  ) throws(InterfaceBuilderError) -> MergedVersions {
    let versions = [base, ours, theirs].compactMap(\.self)
    for version in versions where version.document.kind != ours.document.kind {
      throw refusal(version.name, "the versions are of different kinds of files")
    }
    let result = MergedVersions(
      base: try base.map { (file) throws(InterfaceBuilderError) in try tree(file) },
      ours: try tree(ours), theirs: try tree(theirs))
    return try result.withoutReusedIDs(in: ours.name).separated(theirs).joined(in: ours.name)
  }

  /// The objects of a file for people, by id.
  private static func titles(_ file: InterfaceFile) throws(InterfaceBuilderError) -> [String:
    String]
  {
    do throws(MarkupSpans.Refusal) {
      let catalog = try ObjectCatalog(file)
      return catalog.objects.mapValues { ObjectTitle.title($0, in: catalog) }
    } catch {
      throw refusal(file.name, error.reason)
    }
  }

  static func tree(_ file: InterfaceFile) throws(InterfaceBuilderError) -> VersionTree {
    let tree: VersionTree
    do throws(MarkupSpans.Refusal) {
      tree = try VersionTree(file)
    } catch {
      throw refusal(file.name, error.reason)
    }
    if tree.hasEmptyID { throw refusal(file.name, "an id is empty") }
    if let id = tree.repeatedIDs.first {
      throw refusal(file.name, "the id '\(id)' is used twice")
    }
    return tree
  }

  static func refusal(_ file: String, _ reason: String) -> InterfaceBuilderError {
    InterfaceBuilderError(.unreadable, file: file, message: "The file cannot be merged: \(reason).")
  }
}

extension MergeSide {
  /// The side when ours and theirs are exchanged.
  var swapped: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}

extension MergeDecision {
  fileprivate var swapped: MergeDecision {
    var result = self
    result.values = MergeValues(base: values.base, ours: values.theirs, theirs: values.ours)
    switch action {
    case .ours, .conflict: result.action = .theirs
    case .theirs: result.action = .ours
    default: break
    }
    return result
  }
}
