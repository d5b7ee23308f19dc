// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The code for a scene.
package struct PrintedFile: Sendable {
  /// The words of the documentation of each class by which its file is known.
  static let mark = "written by quoin convert."

  /// Whether a text was written by the conversion, and not by the program.
  package static func isOwn(_ text: String) -> Bool { text.contains(mark) }

  /// The code for one layout root.
  package struct Part: Sendable {
    package var className: String
    /// The statements that make the constraints which are always active.
    package var statements: String
    /// The entries of the arrays for size classes, each with its condition.
    package var conditional: [(condition: SizeCondition, statements: String)]
    /// The constraints that were written with anchors although another dialect was requested.
    package var inAnchors: [ConvertedConstraint]
    /// The views whose mask the statements switch off.
    package var unmasked: Set<Int>
    /// The expression for each view of the root in the class.
    var viewNames: [String] = []
    /// Whether the class is a controller.
    var isController = false
    /// The constraints that are properties, by name, with the expressions that make them.
    var stored: [(name: String, expression: String)] = []

    /// Replaces the names of constraints that are properties by their expressions.
    func expanded(_ statements: String) -> String {
      guard !stored.isEmpty else { return statements }
      return statements.components(separatedBy: "\n").map { line in
        let code = line.drop { $0 == " " }
        let name = String(code.prefix { $0 != "," && $0 != "." })
        guard let found = stored.first(where: { $0.name == name }) else { return line }
        return found.expression + code.dropFirst(name.count)
      }.joined(separator: "\n")
    }
  }

  package var text: String
  package var parts: [Part]
}

extension ConvertedScene {
  /// Writes the scene as Swift.
  ///
  /// - Parameter frames: The rules of each root, for NotAutoLayout.
  package func printed(_ style: OutputStyle, frames: [[FrameCase]] = []) -> PrintedFile {
    let printers = roots.enumerated().map { index, root in
      ClassPrinter(
        root: root, scene: self, style: style,
        frames: index < frames.count ? frames[index] : [])
    }
    var imports: Set<String> = []
    var lines: [String] = []
    var parts: [PrintedFile.Part] = []
    var features: CodeFeatures = []
    for printer in printers {
      let printed = printer.print()
      lines += [""] + printed.lines
      parts.append(printed.part)
      if printed.features.contains(.dialect) { imports.formUnion(style.dialect.imports) }
      imports.formUnion(printer.root.modules)
      features.formUnion(printed.features)
    }
    let header = (imports.sorted() + ["UIKit"]).sorted().map { "import \($0)" }
    let text = (header + lines).joined(separator: "\n") + "\n" + features.helpers()
    return PrintedFile(text: text, parts: parts)
  }
}
