// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of a class as code.
package struct PrintedConstraints {
  /// The statements, not indented.
  package var lines: [String] = []
  /// The views whose mask the statements switch off.
  var unmasked: Set<Int> = []
  /// The constraints that the dialect does not express, and that are written with anchors.
  package var inAnchors: [ConvertedConstraint] = []
  var features: CodeFeatures = []

  /// Adds statements after those that are here.
  mutating func append(_ other: PrintedConstraints) {
    lines += other.lines
    unmasked.formUnion(other.unmasked)
    inAnchors += other.inAnchors
    features.formUnion(other.features)
  }
}

/// Writes constraints in a dialect.
protocol ConstraintPrinter {
  var root: ConvertedRoot { get }
  var names: ItemNames { get }
  /// Writes constraints that are always active, in order.
  ///
  /// - Parameter column: How far the statements will be indented.
  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints
}

extension ConstraintPrinter {
  /// Groups consecutive constraints of the same view.
  func runs(_ constraints: [ConvertedConstraint]) -> [[ConvertedConstraint]] {
    var result: [[ConvertedConstraint]] = []
    for constraint in constraints {
      if let last = result.last?.last, last.holder == constraint.holder {
        result[result.count - 1].append(constraint)
      } else {
        result.append([constraint])
      }
    }
    return result
  }

  /// Whether a dialect that switches off the mask of an item may do so.
  func mayLoseMask(_ item: ConvertedItem) -> Bool {
    guard case .view(let index) = item else { return true }
    return !root.views[index].keepsMask
  }

  /// Returns the constraint with the inner item first, whose mask is ignored; nil when the items
  /// are not nested.
  func placed(_ constraint: ConvertedConstraint) -> ConvertedConstraint? {
    let both = [constraint, constraint.turned].compactMap(\.self).filter { mayLoseMask($0.first) }
    return both.first { !isOuter($0) } ?? both.first
  }

  /// Whether the first item is around the second one.
  private func isOuter(_ constraint: ConvertedConstraint) -> Bool {
    guard let second = constraint.second, second.view != constraint.first.view else { return false }
    return root.contains(constraint.first.view, second.view)
  }
}

extension ConstraintPrinter {
  /// Writes a constraint with anchors that the dialect does not express.
  func writeAnchors(
    _ constraint: ConvertedConstraint, _ column: Int, _ result: inout PrintedConstraints
  ) {
    result.inAnchors.append(constraint)
    let printed = AnchorPrinter(root: root, names: names).print([constraint], column: column)
    result.lines += printed.lines
    result.features.formUnion(printed.features)
  }
}
