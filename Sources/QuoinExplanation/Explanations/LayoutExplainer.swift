// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
package import QuoinLayout
package import QuoinUIKit

/// Explains the layout of a tree of views.
@MainActor package struct LayoutExplainer {
  package let inspection: LayoutInspection
  package var names: LayoutNames

  package init(_ inspection: LayoutInspection) {
    self.inspection = inspection
    names = inspection.names
  }

  /// Returns the conflicts of the layout, those that are connected as one.
  package func conflictGroups(_ options: ExplanationOptions) -> [LayoutConflictGroup] {
    inspection.engine.conflictGroups(
      limit: options.conflictSets, milliseconds: options.milliseconds, isGiven: names.isGiven)
  }

  /// Returns the members of a conflict that are constraints of the views, in order of activation.
  package func constraints(of conflict: LayoutConflict) -> [NSLayoutConstraint] {
    conflict.members.compactMap { member in
      guard case .constraint(let id) = member else { return nil }
      return inspection.constraint(id)
    }
  }

  /// Returns a conflict group in words, with fixes that were each tried.
  package func description(
    of group: LayoutConflictGroup, _ options: ExplanationOptions
  ) -> ConflictGroupDescription {
    ConflictGroupDescription(
      group, in: inspection.engine, names: names, fixLimit: options.fixes, isFull: options.isFull,
      isVerbose: options.isVerbose)
  }

  /// Returns an ambiguity of the views as one of the layout's items.
  ///
  /// - Returns: nil when the view or the guide is not in the layout any more.
  package func ambiguity(_ ambiguity: ViewLayoutReport.Ambiguity) -> LayoutAmbiguity? {
    guard let item = inspection.item(of: ambiguity.item),
      let coordinate = LayoutAmbiguity.Coordinate(rawValue: ambiguity.attribute)
    else { return nil }
    return LayoutAmbiguity(
      item: item, coordinate: coordinate, minimum: Double(ambiguity.minimum),
      maximum: Double(ambiguity.maximum))
  }

  /// Returns the reasons for a number of a view or a guide.
  ///
  /// - Returns: nil when the layout has no such number.
  package func derivation(
    of attribute: LayoutAttribute, in object: AnyObject, _ options: ExplanationOptions
  ) -> (facts: LayoutDerivation, words: DerivationDescription)? {
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    let engine = isBaseline ? inspection.engine(withBaselinesOf: object) : inspection.engine
    let scale = Double(inspection.root.traitCollection.displayScale)
    guard let item = inspection.item(of: object),
      let found = engine.derivation(of: attribute, in: item, scale: scale)
    else { return nil }
    let sets =
      options.determiningSets > 1
      ? engine.determiningSets(of: attribute, in: item, limit: options.determiningSets) : []
    return (
      found,
      DerivationDescription(
        found, in: engine, names: names, depth: options.depth ?? .max,
        otherSets: Array(sets.dropFirst()))
    )
  }
}
