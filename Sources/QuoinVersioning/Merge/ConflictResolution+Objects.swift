// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinInterfaceBuilder

extension ConflictResolution {
  /// Takes one side of conflicts about values and about whole objects: deleted and changed ones,
  /// moved ones, and references to deleted ones. Everything else in the file stays.
  ///
  /// - Parameters:
  ///   - side: The side that is taken. The base can only be taken of values.
  ///   - conflicts: The conflicts that this decides, of the merge of the three versions.
  ///   - file: The merged file, which may have been edited since.
  ///   - base: The common ancestor; nil when both sides added the file.
  ///   - ours: The version whose values the merged file has.
  ///   - theirs: The other version.
  /// - Throws: An error when a version is not edited by its bytes.
  public init(
    taking side: MergeSide, of conflicts: [MergeConflict], in file: InterfaceFile,
    base: InterfaceFile?, ours: InterfaceFile, theirs: InterfaceFile
  ) throws(InterfaceBuilderError) {
    if conflicts.allSatisfy({ $0.kind == .property }) {
      try self.init(taking: side, of: conflicts, in: file)
      return
    }
    try self.init(taking: side, of: [], in: file)
    if side == .base, let object = conflicts.first(where: { $0.kind != .property }) {
      refuse("\(object.key): of a whole object one of both sides is taken, not the base")
      return
    }
    var options = MergeOptions()
    options.findsLayoutProblems = false
    let merged = try InterfaceMerge(base: base, ours: ours, theirs: theirs, options: options)
    for conflict in conflicts { options.choices[conflict.key] = side }
    var chosen = try InterfaceMerge(base: base, ours: ours, theirs: theirs, options: options)
    if merged.conflicts.allSatisfy({ options.choices[$0.key] != nil }) {
      // The side may refer to what the other one has deleted, which is a conflict only now.
      while case let new = chosen.conflicts.filter({ options.choices[$0.key] == nil }), !new.isEmpty
      {
        for conflict in new { options.choices[conflict.key] = side }
        chosen = try InterfaceMerge(base: base, ours: ours, theirs: theirs, options: options)
      }
    }
    if let open = chosen.conflicts.first(where: { options.choices[$0.key] != nil }) {
      refuse("\(open.key): it depends on other conflicts; take one side of all of them")
      return
    }
    if file.data == merged.data {
      replace(with: chosen.data)
      return
    }
    // Later edits are kept as changes of ours.
    options.choices = [:]
    let edited = try InterfaceMerge(
      base: InterfaceFile(data: merged.data, fileName: file.name), ours: file,
      theirs: InterfaceFile(data: chosen.data, fileName: file.name), options: options)
    if let conflict = edited.conflicts.first {
      refuse("\(conflict.key): it was edited since the merge")
      return
    }
    replace(with: Self.removingComments(about: conflicts, in: edited.data))
  }
}
