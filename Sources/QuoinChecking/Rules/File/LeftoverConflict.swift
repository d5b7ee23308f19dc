// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds contradictions that a merge left in a file.
struct LeftoverConflict: FileRule {
  let rule = LayoutRule(
    "leftover-conflict", "A contradiction that a merge left", .error, certainty: .certain,
    computation: "Finds comments that begin with quoin-conflict, which a merge writes.",
    reason: "Two versions of a value are in the file, and one of them has to be chosen.",
    example: "<!-- quoin-conflict ... --> before a constraint.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    file.elements.indices.compactMap { index in
      guard let comment = file.elements[index].element.comment,
        comment.drop(while: \.isWhitespace).hasPrefix("quoin-conflict")
      else { return nil }
      return file.finding(
        rule, at: index, "\(file.name(of: index)) has a contradiction that a merge left")
    }
  }
}
