// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the three operators that relate the sides of a statement of Mortar. They take the same sides.
enum MortarRelations: String, CaseIterable {
  case equal = "Equal"
  case greaterThanOrEqual = "AtLeast"
  case lessThanOrEqual = "AtMost"

  private var sign: String {
    switch self {
    case .equal: "|=|"
    case .greaterThanOrEqual: "|>|"
    case .lessThanOrEqual: "|<|"
    }
  }

  private var verb: String {
    switch self {
    case .equal: "equal"
    case .greaterThanOrEqual: "be at least"
    case .lessThanOrEqual: "be at most"
    }
  }

  /// The sides, with what is constrained to relate to what.
  private static let sides = [
    (
      "target: any MortarAttributable", "source: any MortarAttributable", "an item or attribute",
      """
      another one, or a number.
      ///
      /// A side without attribute takes that of the other side; if neither has one, both are edges. A
      /// number is a size, or a position from the top left corner of the superview
      """
    ),
    (
      "target: any MortarAttributable", "sources: [any MortarAttributable]", "an item or attribute",
      "each element of an array"
    ),
    (
      "targets: [any MortarAttributable]", "source: any MortarAttributable", "each array element",
      "an item, an attribute or a number"
    ),
    (
      "targets: [any MortarAttributable]", "sources: [any MortarAttributable]",
      "each array element",
      "the element of another array at the same index"
    ),
    (
      "target: MortarAttribute", "sources: MortarTwople", "each of two components",
      "the corresponding value"
    ),
    (
      "target: MortarAttribute", "sources: MortarFourple", "each of four components",
      "the corresponding value"
    ),
    (
      "target: MortarAttribute", "sources: MortarTuple", "each component of an attribute",
      "the corresponding value"
    ),
    (
      "targets: [any MortarAttributable]", "sources: MortarTwople",
      "two components of each array element", "the corresponding value"
    ),
    (
      "targets: [any MortarAttributable]", "sources: MortarFourple",
      "four components of each array element", "the corresponding value"
    ),
    (
      "targets: [any MortarAttributable]", "sources: MortarTuple",
      "the components of each array element", "the corresponding value"
    ),
    (
      "targets: [Any]", "sources: [Any]", "each array element",
      "the element of another array at the same index, which may be a tuple"
    ),
    ("target: MortarAttribute", "size: CGSize", "widths and heights", "those of a size"),
    (
      "target: MortarAttribute", "point: CGPoint", "positions",
      "the coordinates of a point, measured from the superview's corner"
    ),
    (
      "target: MortarAttribute", "rectangle: CGRect", "positions and sizes",
      "those of a rectangle, measured from the superview's corner"
    ),
  ]

  /// Tuples that frequent mistakes put on the right side, with the message that the compiler shows.
  private static let mistakes = [
    ("MortarAttribute", "(Any, Any, Any)", "a tuple has 2 or 4 values"),
    (
      "MortarAttribute", "(Any, Any)",
      "a value of the tuple is not a view, guide, attribute or number"
    ),
    ("MortarView", "(Any, Any)", "name an attribute for the tuple, as in view.m_size"),
    ("MortarView", "(Any, Any, Any, Any)", "name an attribute for the tuple, as in view.m_edges"),
  ]

  /// The file with the operator.
  var file: GeneratedFile {
    GeneratedFile(
      "Sources/MortarCore/Relations/\(rawValue).swift", by: Self.self,
      """
      public import QuoinPlatform

      \(Self.sides.map(relation).joined(separator: "\n"))
      // The compiler chooses these functions only where no other one fits.

      \(Self.mistakes.map(mistake).joined(separator: "\n"))
      """)
  }

  private func relation(_ target: String, _ source: String, _ subject: String, _ object: String)
    -> String
  {
    let names = [target, source].map { $0.prefix { $0 != ":" } }
    return """
      /// Constrains \(subject) to \(verb) \(object).
      @preconcurrency @MainActor @discardableResult
      public func \(sign) (\(target), \(source)) -> MortarConstraint {
        MortarConstraint(.init(\(names[0])), .\(self), .init(\(names[1])))
      }

      """
  }

  private func mistake(_ target: String, _ sources: String, _ message: String) -> String {
    """
    @available(*, unavailable, message: "\(message)")
    @discardableResult
    public func \(sign) (target: \(target), sources: \(sources)) -> MortarConstraint { unavailable() }

    """
  }
}
