// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// The command that explains the problems of a file in more detail.
struct ExplainHint {
  /// A line that ends a text; empty for a file without problems.
  let line: String

  init(_ file: RenderedFile) {
    let hasProblems = file.scenes.contains {
      !$0.conflicts.isEmpty || !$0.ambiguities.isEmpty || !$0.problems.isEmpty
    }
    line = hasProblems ? "  quoin explain \(Self.argument(file.file)) tells more\n" : ""
  }

  /// A path as an argument in a shell, in quotes where it has characters that a shell would change.
  private static func argument(_ path: String) -> String {
    let isPlain = path.allSatisfy { character in
      character.isLetter || character.isNumber || "/._-+,:@%".contains(character)
    }
    guard !isPlain || path.isEmpty else { return path }
    return "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
