// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
import QuoinLayout
package import QuoinUIKit

/// Coordinates of views that the constraints do not determine, in words.
package struct ExplainedAmbiguity: Hashable, Sendable {
  /// What is not determined.
  package var headline: String
  /// The headline, the range, the reason and what to try, several lines.
  package var text: String
  /// Edits that determine the coordinates, each tried; none where the views have content that only a
  /// running program knows.
  package var fixes: [FixDescription]
}

extension LayoutExplainer {
  /// Returns ambiguities in words, those of one degree of freedom as one.
  ///
  /// - Parameter ambiguities: what is ambiguous by the rules of the caller. Those that the layout
  ///   itself determines, such as sizes that a file stores, are described one by one.
  package func explanations(
    of ambiguities: [ViewLayoutReport.Ambiguity], _ options: ExplanationOptions
  ) -> [ExplainedAmbiguity] {
    guard !ambiguities.isEmpty else { return [] }
    let engine = inspection.engine
    let wanted = ambiguities.map { coordinate(of: $0) }
    let all = Set(wanted.compactMap { $0 })
    var covered: Set<Coordinate> = []
    let scale = Double(inspection.root.traitCollection.displayScale)
    var found: [ExplainedAmbiguity] = []
    for degree in engine.degreesOfFreedom() where degree.isVisible(at: scale) {
      let coordinates = ([degree.driver] + degree.followers).map {
        Coordinate(item: $0.item, coordinate: $0.coordinate)
      }
      guard coordinates.contains(where: all.contains) else { continue }
      covered.formUnion(coordinates)
      let words = DegreeOfFreedomDescription(
        degree, in: engine, names: names, fixLimit: options.fixes)
      found.append(
        ExplainedAmbiguity(headline: words.headline, text: words.text, fixes: words.fixes))
    }
    for (ambiguity, coordinate) in zip(ambiguities, wanted) {
      guard let coordinate, !covered.contains(coordinate),
        let words = description(of: ambiguity)
      else { continue }
      found.append(
        ExplainedAmbiguity(
          headline: words.sentence,
          text: "warning[ambiguous]: \(words.sentence)\n   = \(words.suggestion)", fixes: []))
    }
    return found
  }

  private struct Coordinate: Hashable {
    var item: ItemID
    var coordinate: LayoutAmbiguity.Coordinate
  }

  private func coordinate(of ambiguity: ViewLayoutReport.Ambiguity) -> Coordinate? {
    guard let item = inspection.item(of: ambiguity.item),
      let coordinate = LayoutAmbiguity.Coordinate(rawValue: ambiguity.attribute)
    else { return nil }
    return Coordinate(item: item, coordinate: coordinate)
  }
}
