// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// The problems of a file that `--strict` does not allow.
struct StrictCheck {
  var file: RenderedFile

  /// The counts of conflicts, ambiguities, other problems and findings, for people; nil when there
  /// are none. Inferred values are not errors.
  var problems: String? {
    let scenes = file.scenes
    let counts = [
      (scenes.reduce(0) { $0 + $1.conflicts.count }, "conflict", "conflicts"),
      (scenes.reduce(0) { $0 + $1.ambiguities.count }, "ambiguity", "ambiguities"),
      (scenes.reduce(0) { $0 + $1.problems.count }, "other problem", "other problems"),
      (file.findings.count { !$0.isInformational }, "finding", "findings"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    guard let last = parts.last else { return nil }
    return parts.count == 1
      ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
