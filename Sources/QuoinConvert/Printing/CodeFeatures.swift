// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The functions and imports that written code needs, and whether its constraints share statements.
package struct CodeFeatures: OptionSet {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Calls of the function that sets a priority.
  static let priorities = CodeFeatures(rawValue: 1)
  /// Calls of the function that sets an identifier.
  static let identifiers = CodeFeatures(rawValue: 2)
  /// Statements of a dialect, whose module the file imports.
  static let dialect = CodeFeatures(rawValue: 4)
  /// Lists of MortarVFL, which make several constraints.
  static let chains = CodeFeatures(rawValue: 8)

  /// The features of the code that makes a constraint with anchors.
  init(anchorsOf constraint: ConvertedConstraint) {
    self = []
    if constraint.priority != 1000 { insert(.priorities) }
    if constraint.identifier != nil { insert(.identifiers) }
  }

  /// The functions that code with these features calls.
  ///
  /// - Parameter text: The file, which may declare some of them.
  func helpers(besides text: String = "") -> String {
    var result = ""
    if contains(.priorities), !text.contains("func prioritized(") { result += Self.helperTexts[0] }
    if contains(.identifiers), !text.contains("func identified(") { result += Self.helperTexts[1] }
    return result
  }

  /// The functions that code may call, one a text.
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
