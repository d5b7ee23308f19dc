// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// Whether guessed measures decide that a scene has a conflict or an ambiguity.
///
/// Values of a layout change by no more than the measures they follow from. So a conflict whose
/// parts miss each other by more than a guess can be off exists for every value of it, and so does
/// an ambiguity with a wider range.
@MainActor struct GuessDependence {
  private let scene: LoadedScene
  /// The guesses of a view or of the view that has a guide.
  private var guesses: [ObjectIdentifier: [GuessedMeasure]] = [:]
  private let ties: ConstraintTies

  init(_ scene: LoadedScene) {
    self.scene = scene
    for view in scene.views {
      let own = scene.guesses(about: view)
      if !own.isEmpty { guesses[ObjectIdentifier(view)] = own }
    }
    ties = guesses.isEmpty ? ConstraintTies([]) : ConstraintTies(scene.views)
  }

  /// The guesses about the edges that a constraint compares.
  func guesses(about constraint: NSLayoutConstraint) -> [GuessedMeasure] {
    guard !guesses.isEmpty else { return [] }
    return Self.distinct(
      relevantGuesses(at: constraint.firstItem, constraint.firstAttribute)
        + relevantGuesses(at: constraint.secondItem, constraint.secondAttribute))
  }

  /// The guesses without which the conflict may not exist; empty when it does in any case.
  func guesses(deciding conflict: ViewLayoutReport.Conflict) -> [GuessedMeasure] {
    // Two lengths that one item is given contradict each other whatever its measures are.
    let areLengths =
      conflict.constraints.count > 1 && conflict.constraints.allSatisfy { $0.secondItem == nil }
    guard !guesses.isEmpty, !areLengths else { return [] }
    let distinct = Self.distinct(conflict.constraints.flatMap { guesses(about: $0) })
    let reach = distinct.reduce(0) { $0 + $1.measure.kind.reach }
    if let violation = violation(of: conflict), violation > reach { return [] }
    return distinct
  }

  /// The baselines without which the conflict may not exist: those of a conflict of less than a
  /// point. UIKit's text lines begin on pixels, and the tables of fonts do not.
  func roundedBaselines(deciding conflict: ViewLayoutReport.Conflict) -> [GuessedMeasure] {
    guard let violation = violation(of: conflict), violation < 1 else { return [] }
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    let ends = conflict.constraints.flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    let views = ends.filter { baselines.contains($0.1) }.compactMap { $0.0 as? UIView }
    let measure = CanvasMeasure(
      kind: .baselines, row: "rounded to a pixel or not", evidence: .guess)
    return Self.distinct(
      views.compactMap(scene.identifier).map { GuessedMeasure(view: $0, measure: measure) })
  }

  /// Returns the violation of the broken constraint, in points; nil when its items are not views.
  private func violation(of conflict: ViewLayoutReport.Conflict) -> Double? {
    guard let broken = conflict.broken else { return nil }
    let inspection = conflict.root.layoutInspection()
    for requirement in inspection.engine.conflicts.map(\.broken) {
      guard case .constraint(let id) = requirement, inspection.constraint(id) === broken else {
        continue
      }
      let (found, relation, wanted) = inspection.engine.comparison(of: requirement)
      switch relation {
      case .equal: return abs(found - wanted)
      case .lessThanOrEqual: return max(0, found - wanted)
      case .greaterThanOrEqual: return max(0, wanted - found)
      }
    }
    return nil
  }

  /// The guesses without which the ambiguity may not exist; empty when it does in any case.
  func guesses(deciding ambiguity: ViewLayoutReport.Ambiguity) -> [GuessedMeasure] {
    guard !guesses.isEmpty, Double(ambiguity.maximum - ambiguity.minimum) <= Self.widestGuessedRange
    else { return [] }
    let isHorizontal = ["x", "width", "contentWidth"].contains(ambiguity.attribute)
    let edges: [InsetEdge] = isHorizontal ? [.left, .right] : [.top, .bottom]
    let tied = ties.items(tiedTo: ambiguity.item, isHorizontal: isHorizontal)
    return Self.distinct(tied.flatMap { relevantGuesses(at: $0, edges) })
  }

  /// The widest range, in points, for which an inset or a baseline of a macOS control is a guess.
  /// Observed: wider ranges do not depend on it.
  private static let widestGuessedRange = 10.0

  private func relevantGuesses(
    at item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> [GuessedMeasure] {
    guard let item else { return [] }
    return relevantGuesses(at: item, InsetEdge.all(of: attribute)).filter { guess in
      switch guess.measure.kind {
      case .baselines: attribute == .firstBaseline || attribute == .lastBaseline
      case .layoutMargins: attribute.isMargin || item is UILayoutGuide
      case .safeArea: attribute.isMargin || item is UILayoutGuide
      case .alignmentInsets, .controlSize, .fontSize, .screenSize: true
      }
    }
  }

  private func relevantGuesses(at item: AnyObject, _ edges: [InsetEdge]) -> [GuessedMeasure] {
    let owner = (item as? UILayoutGuide)?.owningView ?? item
    return (guesses[ObjectIdentifier(owner)] ?? []).filter { guess in
      edges.contains { guess.measure.edges.contains($0) && guess.measure.kind.matters(at: $0) }
    }
  }

  private static func distinct(_ guesses: [GuessedMeasure]) -> [GuessedMeasure] {
    var seen: Set<GuessedMeasure> = []
    return guesses.filter { seen.insert($0).inserted }
  }
}

extension InsetEdge {
  /// The edges that an attribute depends on.
  static func all(of attribute: NSLayoutConstraint.Attribute) -> [InsetEdge] {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: [.left]
    case .right, .trailing, .rightMargin, .trailingMargin: [.right]
    case .width, .centerX, .centerXWithinMargins: [.left, .right]
    case .top, .topMargin: [.top]
    case .bottom, .bottomMargin: [.bottom]
    case .height, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline:
      [.top, .bottom]
    default: []
    }
  }
}
