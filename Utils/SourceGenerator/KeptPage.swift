// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the page about properties of UIKit that are kept and have no effect.
struct KeptPage {
  /// The declarations of all lists.
  let surface: Surface

  /// The page.
  var file: GeneratedFile { GeneratedFile("Documentation/KeptNotShown.md", page: text) }

  /// The kept properties of each type, in the order of the types' names.
  private var properties: [(type: TypeDeclaration, members: [Member])] {
    surface.types.sorted { $0.name < $1.name }.compactMap { type in
      guard type.kind != .protocol else { return nil }
      let members = type.members.filter { member in
        guard case .variable(let name, _, true) = member.kind, name != "rawValue" else {
          return false
        }
        return !member.isStatic && (type.isKept || member.isKept || member.isKeptInBody)
      }
      return members.isEmpty ? nil : (type, members)
    }
  }

  private var text: String {
    let count = properties.map(\.members.count).reduce(0, +)
    let rows = properties.map { type, members in
      "| `\(type.name)` | "
        + members.map { "[`\($0.reference)`](\(KeptDeclarations.page(of: $0, in: type)))" }
        .joined(separator: ", ") + " |"
    }
    return """
      # Kept, not shown

      QuoinUIKit computes layout. These \(count) properties compile and return what a program set, and nothing reads them: they
      change neither frames nor pictures. `Utils/generate-sources` writes this page from the lines of `Stubs/Surface` that are
      marked `KEPT:`, from which it also writes the sources, or `BODY:`, which are in the body of a type.

      | type | properties, with Apple's pages |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}
