// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// The problems that merging two files brings into a layout.
@MainActor enum MergedLayout {
  /// The problems of a merged file that neither side has.
  static func problems(
    of result: InterfaceFile, ours: InterfaceFile, theirs: InterfaceFile
  ) -> [MergeLayoutProblem] {
    let found = problems(of: result)
    if found.isEmpty { return [] }
    let known = Set(problems(of: ours)).union(problems(of: theirs))
    return found.filter { !known.contains($0) }
  }

  private static func problems(of file: InterfaceFile) -> [MergeLayoutProblem] {
    file.scenes().flatMap { scene -> [MergeLayoutProblem] in
      scene.layout()
      let report = scene.report().certain
      let conflicts = report.conflicts.map { conflict in
        MergeLayoutProblem(
          kind: .conflict, scene: scene.id,
          objects: conflict.constraints.compactMap(scene.identifier(of:)).sorted())
      }
      let ambiguities = report.ambiguities.compactMap { ambiguity -> MergeLayoutProblem? in
        let item = ambiguity.item
        let id =
          (item as? UIView).flatMap(scene.identifier(of:))
          ?? (item as? UILayoutGuide).flatMap(scene.identifier(of:))
        return id.map {
          MergeLayoutProblem(
            kind: .ambiguity, scene: scene.id, objects: [$0], coordinate: ambiguity.attribute)
        }
      }
      return conflicts + ambiguities
    }
  }
}
