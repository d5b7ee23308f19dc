// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender
import QuoinVersioning

extension VersionsPage {
  /// Lays out the scenes of a merge: base, ours, theirs and the result. Scenes that look the same
  /// in all of them are left out.
  ///
  /// - Parameters:
  ///   - merge: The merge.
  ///   - name: The path of the file in messages.
  ///   - versions: The three versions; nil for one that does not exist.
  /// - Throws: ``InterfaceBuilderError`` when the result cannot be read, as with conflict markers
  ///   in it.
  @MainActor init(
    _ merge: InterfaceMerge, name: String, versions: [InterfaceFile?]
  ) throws(InterfaceBuilderError) {
    let result = try InterfaceFile(data: merge.data, fileName: name)
    let rendered = (versions + [result]).map(Self.scenes)
    var scenes: [Scene] = []
    var used: Set<String> = []
    // The order is that of the result, then those of ours, theirs and base for deleted scenes.
    for id in rendered.reversed().flatMap({ $0.map(\.id) }) where used.insert(id).inserted {
      let found = rendered.map { version in version.first { $0.id == id } }
      let views = found.map { $0?.views }
      if views.dropFirst().allSatisfy({ $0 == views[0] }) { continue }
      scenes.append(
        Scene(
          id: id, name: found.last.flatMap { $0?.name } ?? "",
          versions: zip(["base", "ours", "theirs", "result"], found).map { Version($0, $1) }))
    }
    self.init(title: "\(name) · Merge", lines: Self.lines(merge, scenes), scenes: scenes)
  }

  /// Returns the conflicts that the merge left to a person, and its decisions.
  private static func lines(_ merge: InterfaceMerge, _ scenes: [Scene]) -> [ComparedLine] {
    var lines = merge.conflicts.map { ComparedLine(.problem, "conflict: \($0.sentence)") }
    lines += merge.layoutProblems.map {
      ComparedLine(.problem, "\($0.sentence), which neither side has")
    }
    lines += merge.notes.map { ComparedLine(.note, $0) }
    if lines.isEmpty { lines.append(ComparedLine(.note, "No conflict.")) }
    if scenes.isEmpty { lines.append(ComparedLine(.note, "All versions look the same.")) }
    return lines
  }

  @MainActor private static func scenes(_ file: InterfaceFile?) -> [RenderedScene] {
    guard let file else { return [] }
    return file.scenes(options: SceneOptions()).compactMap { $0.picture(in: file) }
  }
}
