// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinSnapshots
import QuoinUIKit
import QuoinVersioning

/// Resolves conflicts in a file of a work tree with the values of sides.
@MainActor struct ResolveRun {
  var path: String
  /// The selected side; nil to list the conflicts.
  var side: MergeSide?
  /// The conflicts; empty for all.
  var keys: [String]
  var adds: Bool

  /// Returns 0 when no conflict is left, otherwise 1.
  func run(_ console: CommandConsole) -> Int32 {
    LayoutProblemLog.detail = .off
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let name = URL(fileURLWithPath: path).lastPathComponent
    let git = GitProcess(folder: folder)
    let stages = (1...3).map { git.blob(":\($0)", "./\(name)") }
    guard let data = VersionedInput.data(path) else {
      console.complain("quoin: \(path): The file cannot be opened.")
      return 1
    }
    guard stages[1] != nil || stages[2] != nil else {
      if ConflictMarkers.sides(of: String(decoding: data, as: UTF8.self)) != nil {
        console.complain(
          "quoin: \(path): git lists no conflict, but the file has the markers of one. Merge its "
            + "versions again with quoin merge, or take one side at each marker.")
        return 1
      }
      console.write("\(path): git lists no conflict.\n")
      return ConflictResolution.openConflicts(in: data).isEmpty ? 0 : 1
    }
    do throws(InterfaceBuilderError) {
      let versions = try stages.map { (data) throws(InterfaceBuilderError) in
        try VersionedInput(name: path, data: data).file()
      }
      return try resolve(data, versions, git, name, console)
    } catch {
      console.complain("quoin: \(error)")
      return 1
    }
  }

  private func resolve(
    _ data: Data, _ versions: [InterfaceFile?], _ git: GitProcess, _ name: String,
    _ console: CommandConsole
  ) throws(InterfaceBuilderError) -> Int32 {
    guard let ours = versions[1], let theirs = versions[2] else {
      console.write("\(path): one side deleted the file; use git add or git rm.\n")
      return 1
    }
    let merge = try InterfaceMerge(base: versions[0], ours: ours, theirs: theirs)
    let open = Set(
      ConflictResolution.openConflicts(in: data).compactMap { comment in
        merge.conflicts.first { comment.contains(" \($0.name) \($0.property): ") }
      })
    guard let side else { return list(merge.conflicts, open, console) }
    let chosen = merge.conflicts.filter {
      keys.isEmpty || keys.contains($0.key) || keys.contains($0.object)
    }
    let unknown = keys.filter { key in !chosen.contains { $0.key == key || $0.object == key } }
    for key in unknown { console.complain("quoin: \(path): no conflict is named \(key)") }
    guard unknown.isEmpty else { return 1 }
    let file = try InterfaceFile(data: data, fileName: path)
    let resolution = try ConflictResolution(
      taking: side, of: chosen, in: file, base: versions[0], ours: ours, theirs: theirs)
    for refusal in resolution.refusals { console.complain("quoin: \(path): \(refusal)") }
    let result = resolution.data
    let resolved = try InterfaceFile(data: result, fileName: path)
    if case .failed(let reason) = AtomicFile(path).write(result) {
      console.complain("quoin: \(path): \(reason)")
      return 1
    }
    report(
      on: resolved, versions.compactMap(\.self),
      try InterfaceMerge.layoutProblems(
        of: resolved, base: versions[0], ours: ours, theirs: theirs), console)
    let left = ConflictResolution.openConflicts(in: result)
    console.write("\(path): \(left.count) conflict\(left.count == 1 ? "" : "s") left\n")
    guard left.isEmpty, resolution.refusals.isEmpty else { return 1 }
    guard adds else { return 0 }
    return git.run(["add", "--", name])?.status == 0 ? 0 : 1
  }

  /// Reports what is wrong with the result and with no version: of its statements, and of its
  /// layout as a merge does.
  private func report(
    on result: InterfaceFile, _ versions: [InterfaceFile], _ problems: [MergeLayoutProblem],
    _ console: CommandConsole
  ) {
    let checker = LayoutChecker()
    let errors = { (file: InterfaceFile) in checker.statementErrors(in: file) }
    // The rule about comments of conflicts counts those that are left.
    let known = Set(versions.flatMap(errors).map(\.message))
    for error in errors(result)
    where !known.contains(error.message) && error.rule != "leftover-conflict" {
      console.complain("quoin: warning in \(path): \(error.message)")
    }
    for problem in problems {
      console.complain("quoin: warning in \(path): \(problem.sentence)")
    }
  }

  private func list(
    _ conflicts: [MergeConflict], _ open: Set<MergeConflict>, _ console: CommandConsole
  ) -> Int32 {
    for conflict in conflicts {
      let mark = open.contains(conflict) ? "open" : "no comment left"
      console.write("\(conflict.key)  (\(mark))  \(conflict.sentence)\n")
    }
    return conflicts.isEmpty ? 0 : 1
  }
}
