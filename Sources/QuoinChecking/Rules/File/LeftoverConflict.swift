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
      guard let words = file.elements[index].element.comment?.split(whereSeparator: \.isWhitespace),
        words.first?.hasPrefix("quoin-conflict") == true
      else { return nil }
      var finding = file.finding(
        rule, at: index, "\(file.name(of: index)) has a contradiction that a merge left")
      // The values follow the number of the conflict, as in `1:`.
      let values = words.dropFirst().drop { $0.hasSuffix(":") && Int($0.dropLast()) != nil }
      if !values.isEmpty { finding.explanation = [values.joined(separator: " ")] }
      finding.fixes = ["quoin resolve '\(file.file.name)' --status"]
      return finding
    }
  }
}
