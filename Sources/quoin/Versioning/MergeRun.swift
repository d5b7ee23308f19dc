// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinSnapshots
import QuoinUIKit
import QuoinVersioning

/// Merges three files and writes the result.
@MainActor struct MergeRun {
  var base: String
  var ours: String
  var theirs: String
  /// The path in messages.
  var path: String?
  var options: MergeOptions
  var isDriver: Bool
  /// Whether problems of the layout that neither side has are conflicts.
  var isStrict = false
  /// The file to write; nil and `-` for standard output.
  var output: String?
  /// A file for conflicts and decisions.
  var json: String?
  /// A file for a page with the four versions as pictures.
  var html: String?

  private struct Report: Encodable {
    var conflicts: [MergeConflict]
    var decisions: [MergeDecision]
    var layoutProblems: [MergeLayoutProblem]
    var notes: [String]
  }

  /// Merges. Returns the exit code: 0, 1 for conflicts, 2 when the files cannot be merged.
  func run(_ console: CommandConsole) -> Int32 {
    LayoutProblemLog.detail = .off
    let name = path ?? ours
    let versions: [InterfaceFile?]
    let merge: InterfaceMerge
    do throws(InterfaceBuilderError) {
      versions = try files(name)
      merge = try merged(versions, name)
    } catch {
      console.complain("quoin: \(error)")
      return isDriver ? mergedByLines(name, console) : 2
    }
    // The result is last, so that a driver that fails leaves our file as it was.
    guard writeReport(merge, console), writePage(merge, name, versions, console),
      write(merge.data, console)
    else { return isDriver ? 129 : 2 }
    for note in merge.notes { console.complain("quoin: \(name): \(note)") }
    for conflict in merge.conflicts {
      console.complain("quoin: conflict in \(name): \(conflict.sentence)")
      for description in [conflict.objectSentence].compactMap(\.self) + conflict.elementSentences {
        console.complain("  \(description)")
      }
      console.complain(
        "  take the other side: quoin resolve '\(name)' --take theirs '\(conflict.key)'")
    }
    for problem in merge.layoutProblems {
      console.complain(
        "quoin: \(isStrict ? "conflict" : "warning") in \(name): \(problem.sentence)")
    }
    let isClean = merge.conflicts.isEmpty && (!isStrict || merge.layoutProblems.isEmpty)
    return isClean ? 0 : 1
  }

  private func write(_ data: Data, _ console: CommandConsole) -> Bool {
    guard let output, output != "-" else {
      console.writeBytes([UInt8](data))
      return console.finish()
    }
    guard case .failed(let reason) = AtomicFile(output).write(data) else { return true }
    console.complain("quoin: \(output): \(reason)")
    return false
  }

  /// The versions: base, ours and theirs.
  private func files(_ name: String) throws(InterfaceBuilderError) -> [InterfaceFile?] {
    let versions = [base, ours, theirs].map { path in
      VersionedInput(name: name, data: VersionedInput.data(path))
    }
    guard versions.allSatisfy({ $0.data != nil }) else {
      throw InterfaceBuilderError(
        .unreadable, file: name, message: "A version of the file cannot be opened.")
    }
    var files: [InterfaceFile?] = []
    for version in versions { files.append(try version.file()) }
    return files
  }

  private func merged(
    _ versions: [InterfaceFile?], _ name: String
  ) throws(InterfaceBuilderError) -> InterfaceMerge {
    guard let ours = versions[1], let theirs = versions[2] else {
      throw InterfaceBuilderError(.empty, file: name, message: "A version of the file is empty.")
    }
    return try InterfaceMerge(base: versions[0], ours: ours, theirs: theirs, options: options)
  }

  /// Leaves the merge to git, as without a driver. Git keeps our version of files that are not text
  /// for it, and lists them as unmerged.
  private func mergedByLines(_ name: String, _ console: CommandConsole) -> Int32 {
    let arguments = [
      "merge-file", "--marker-size=\(options.markerSize)", "-L", "ours", "-L", "base", "-L",
      "theirs", ours, base, theirs,
    ]
    guard let output = GitProcess().run(arguments) else {
      console.complain("quoin: git cannot be run")
      return 129
    }
    if !output.error.isEmpty { console.complain(output.error) }
    return output.status > 127 ? 1 : output.status
  }

  private func writePage(
    _ merge: InterfaceMerge, _ name: String, _ versions: [InterfaceFile?],
    _ console: CommandConsole
  ) -> Bool {
    guard let html else { return true }
    do throws(InterfaceBuilderError) {
      let page = try VersionsPage(merge, name: name, versions: versions).html
      if case .failed(let reason) = AtomicFile(html).write(Data(page.utf8)) {
        console.complain("quoin: \(html): \(reason)")
        return false
      }
      return true
    } catch {
      console.complain("quoin: \(html): the result cannot be drawn: \(error)")
      return false
    }
  }

  private func writeReport(_ merge: InterfaceMerge, _ console: CommandConsole) -> Bool {
    guard let json else { return true }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let report = Report(
        conflicts: merge.conflicts, decisions: merge.decisions,
        layoutProblems: merge.layoutProblems, notes: merge.notes)
      try encoder.encode(report).write(to: URL(fileURLWithPath: json))
      return true
    } catch {
      console.complain("quoin: \(json): \(error.localizedDescription)")
      return false
    }
  }
}
