// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// Decides from the elements of a file alone whether a finding about them is true.
struct FileProof {
  let file: FileElements

  /// nil for a rule that the elements alone do not decide.
  func holds(_ finding: LayoutFinding) -> Bool? {
    switch finding.rule {
    case "duplicate-id": file.indices(of: finding.object).count > 1
    case "unresolved-reference": hasUnresolvedReference(finding.object)
    case "reuse-identifier": isCellWithoutIdentifier(finding.object)
    default: nil
    }
  }

  private static let references = [
    "firstItem", "secondItem", "destination", "reference", "customRelationship",
  ]

  /// Whether an element refers to an id that no element has, or that only one of another kind has.
  private func hasUnresolvedReference(_ id: String) -> Bool {
    let ids = Set(file.elements.compactMap { $0["id"] })
    return file.indices(of: id).contains { index in
      Self.references.contains { name in
        file.elements[index][name].map { !ids.contains($0) } ?? false
      }
    }
  }

  private static let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Whether a prototype cell of a table or a collection has no reuse identifier.
  private func isCellWithoutIdentifier(_ id: String) -> Bool {
    file.indices(of: id).contains { index in
      let cell = file.elements[index]
      guard Self.cells.contains(cell.name), (cell["reuseIdentifier"] ?? "").isEmpty else {
        return false
      }
      let outer = file.ancestors(of: index)
      let hasStaticCells = outer.first { $0.name == "tableView" }?["dataMode"] == "static"
      let holder = outer.first?.name
      return !hasStaticCells && ["prototypes", "cells"].contains(holder)
    }
  }
}
