// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the forms of `align` and `distribute`, each for an array and for single items. They
/// differ only in their labels and in the attributes that they relate.
enum RowForms: String, CaseIterable {
  case align = "Align.swift"
  case distribute = "Distribute.swift"

  private struct Row {
    var label: String
    /// The attributes that the items have to support.
    var supported: [String]
    var relation: String
    var words: String
    var hasDistance = false
  }

  private var rows: [Row] {
    switch self {
    case .align:
      return [
        ("top", "the top edges"), ("bottom", "the bottom edges"), ("left", "the left edges"),
        ("right", "the right edges"), ("leading", "the leading edges"),
        ("trailing", "the trailing edges"), ("centerX", "the horizontal centres"),
        ("centerY", "the vertical centres"), ("baseline", "the last baselines"),
      ].map { attribute, words in
        Row(
          label: attribute, supported: [attribute], relation: "$0.\(attribute) == $1.\(attribute)",
          words: "Aligns \(words) of items.")
      }
    case .distribute:
      return [
        spaced("horizontally", "trailing", "leading", "in a row in reading direction"),
        spaced("leftToRight", "right", "left", "in a row from left to right"),
        spaced("vertically", "bottom", "top", "in a column from top to bottom"),
        Row(
          label: "equalWidth", supported: ["width"], relation: "$0.width == $1.width",
          words: "Gives items equal widths."),
        Row(
          label: "equalHeight", supported: ["height"], relation: "$0.height == $1.height",
          words: "Gives items equal heights."),
      ]
    }
  }

  private func spaced(_ label: String, _ end: String, _ start: String, _ words: String) -> Row {
    Row(
      label: label, supported: [start, end], relation: "$0.\(end) == $1.\(start) - amount",
      words: "Arranges items \(words) with a distance of `amount` points.", hasDistance: true)
  }

  private var introduction: String {
    switch self {
    case .align:
      """
      // Each function relates one attribute of neighbouring items: `align(top: a, b, c)` declares
      // `a.top == b.top` and `b.top == c.top`.
      """
    case .distribute:
      """
      // Each function relates neighbouring items: `distribute(by: 10, leftToRight: a, b, c)` declares
      // `a.right == b.left - 10` and `b.right == c.left - 10`.
      """
    }
  }

  /// The file with the forms.
  var file: GeneratedFile {
    GeneratedFile(
      "Sources/Cartography/Arranging/\(rawValue)", by: Self.self,
      """
      import QuoinPlatform

      \(introduction)

      \(rows.map(forms).joined(separator: "\n"))
      """)
  }

  private func forms(_ row: Row) -> String {
    let verb = self == .align ? "align" : "distribute"
    let protocols = row.supported.map {
      "Supports\($0.prefix(1).uppercased())\($0.dropFirst())LayoutProxy"
    }
    let item = "any \(protocols.joined(separator: " & "))"
    let distance = row.hasDistance ? "by amount: CGFloat = 0, " : ""
    let given = row.hasDistance ? "by: amount, " : ""
    return """
      /// \(row.words)
      ///
      /// - Returns: The constraints, one for each two neighbouring items.
      @preconcurrency @MainActor @discardableResult
      public func \(verb)(
        \(distance)\(row.label) items: [\(item)]
      ) -> [NSLayoutConstraint] {
        chain(items) { \(row.relation) }
      }

      /// \(row.words)
      ///
      /// - Returns: The constraints, one for each two neighbouring items.
      @preconcurrency @MainActor @discardableResult
      public func \(verb)(
        \(distance)\(row.label) first: \(item),
        _ rest: (\(item))...
      ) -> [NSLayoutConstraint] {
        \(verb)(\(given)\(row.label): [first] + rest)
      }

      """
  }
}
