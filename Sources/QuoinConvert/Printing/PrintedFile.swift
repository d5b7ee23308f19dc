// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The code for a scene.
package struct PrintedFile: Sendable {
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
  }

  package var text: String
  package var parts: [Part]

  /// The functions that code may begin to use, one a text.
  package static let helperTexts = [
    """

    /// Sets the priority of a constraint and returns the constraint.
    @MainActor private func prioritized(
      _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
      constraint.priority = priority
      return constraint
    }

    """,
    """

    /// Sets the identifier that reports show for a constraint and returns the constraint.
    @MainActor private func identified(
      _ constraint: NSLayoutConstraint, _ identifier: String
    ) -> NSLayoutConstraint {
      constraint.identifier = identifier
      return constraint
    }

    """,
  ]
}

extension ConvertedScene {
  /// Writes the scene as Swift.
  ///
  /// - Parameter frames: The rules of each root, for NotAutoLayout.
  package func printed(_ style: OutputStyle, frames: [[FrameRule]] = []) -> PrintedFile {
    let printers = roots.enumerated().map { index, root in
      ClassPrinter(
        root: root, scene: self, style: style,
        frames: index < frames.count ? frames[index] : [])
    }
    var imports: Set<String> = []
    var lines: [String] = []
    var parts: [PrintedFile.Part] = []
    var usesPriorities = false
    var usesIdentifiers = false
    for printer in printers {
      let printed = printer.print()
      lines += [""] + printed.lines
      parts.append(printed.part)
      if printed.usesDialect { imports.formUnion(style.dialect.imports) }
      imports.formUnion(printer.root.modules)
      usesPriorities = usesPriorities || printed.usesPriorities
      usesIdentifiers = usesIdentifiers || printed.usesIdentifiers
    }
    let header = (imports.sorted() + ["UIKit"]).sorted().map { "import \($0)" }
    var text = (header + lines).joined(separator: "\n") + "\n"
    if usesPriorities { text += PrintedFile.helperTexts[0] }
    if usesIdentifiers { text += PrintedFile.helperTexts[1] }
    return PrintedFile(text: text, parts: parts)
  }
}
