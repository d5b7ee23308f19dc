// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Adds the import of a dialect, and removes those of dialects of which nothing is left.
struct ImportEdit {
  let removable: Set<CodeDialect>
  let added: ConversionDialect?

  /// The file with its new imports.
  func applied(to text: String) -> String {
    // Line endings of Windows are one character, and stay where they are.
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var wanted = added?.imports ?? []
    for dialect in removable {
      guard let module = dialect.module, !isUsed(dialect, in: lines),
        let index = lines.firstIndex(where: { Self.isImport($0, of: module) })
      else { continue }
      let hasUIKit = lines.contains { Self.isImport($0, of: "UIKit") }
      let ending = lines[index].hasSuffix("\r") ? "\r" : ""
      if let module = wanted.first, !lines.contains(where: { Self.isImport($0, of: module) }) {
        lines[index] = "import \(module)" + ending
        wanted.removeFirst()
      } else if hasUIKit {
        lines.remove(at: index)
      } else {
        lines[index] = "import UIKit" + ending
      }
    }
    for module in wanted where !lines.contains(where: { Self.isImport($0, of: module) }) {
      let line = "import \(module)"
      let next = lines.firstIndex { $0.hasPrefix("import ") && $0 > line }
      let last = lines.lastIndex { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
      let ending = lines.first?.hasSuffix("\r") == true ? "\r" : ""
      lines.insert(line + ending, at: next ?? last.map { $0 + 1 } ?? 0)
    }
    return lines.joined(separator: "\n")
  }

  private static func isImport(_ line: String, of module: String) -> Bool {
    line.trimmingCharacters(in: .whitespacesAndNewlines) == "import \(module)"
  }

  /// Whether a name of a dialect is in the file.
  private func isUsed(_ dialect: CodeDialect, in lines: [String]) -> Bool {
    let words: [String]
    switch dialect {
    case .anchors: words = []
    case .cartography: words = ["constrain(", "ConstraintGroup", "ViewProxy", "LayoutProxy"]
    case .swiftAutoLayout: words = [".constrain(", "constrainSelf", "ConstraintBuilder"]
    case .mortar: words = ["m_", "|+|", "|=|", "|>|", "|<|", "Mortar", "|^|"]
    case .mortarVFL:
      words = MortarVFLReader.signs.sorted().map { " \($0) " } + ["m_visibleRegion", "MortarVFL"]
    case .masonry: words = ["mas_", "MASConstraint", "MASLayout"]
    case .snapKit: words = [".snp", "ConstraintMaker", ": Constraint", "[Constraint]"]
    }
    let module = dialect.module ?? ""
    return lines.contains { line in
      !Self.isImport(line, of: module) && words.contains { line.contains($0) }
    }
  }
}
