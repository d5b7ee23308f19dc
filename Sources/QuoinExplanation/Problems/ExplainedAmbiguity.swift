// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
package import QuoinLayout
package import QuoinUIKit

/// Coordinates of views that the constraints do not determine, in words: those of one degree of
/// freedom, the driver first.
@MainActor package struct ExplainedAmbiguity {
  /// The ambiguous coordinate, its range, the reason and what to try.
  package var words: DegreeOfFreedomDescription
  /// The coordinates, in the terms of the caller, the one that ``words`` is about first.
  package var coordinates: [ViewLayoutReport.Ambiguity]
  /// The distances of the first coordinate from the value shown to both ends of its range, in
  /// points, as far as the range has ends. Empty for the range of another layout.
  package var offsets: [Double]
  /// Whether equal priorities of two contents are the cause.
  package var isTie = false
  /// Whether only the layout without the sizes that a file stores has the ambiguity.
  package var isJudged = false
  /// The layout that the fixes are edits of.
  package let explainer: LayoutExplainer
  /// The engine of that layout, without broken constraints, in which edits are tried.
  package let trial: LayoutEngine
}

extension LayoutExplainer {
  /// Returns ambiguities in words, those of one degree of freedom as one.
  ///
  /// - Parameter ambiguities: the ambiguous coordinates by the rules of the caller. Others are not
  ///   named. Those that the layout itself determines, such as sizes that a file stores, are
  ///   described by the layout in which they are ambiguous, or else one by one.
  package func explanations(
    of ambiguities: [ViewLayoutReport.Ambiguity], _ options: ExplanationOptions
  ) -> [ExplainedAmbiguity] {
    let ambiguities = independent(ambiguities)
    guard !ambiguities.isEmpty else { return [] }
    let engine = inspection.engine
    var wanted: [AmbiguousCoordinate: ViewLayoutReport.Ambiguity] = [:]
    let found = ambiguities.compactMap { ambiguity -> LayoutAmbiguity? in
      guard let own = self.ambiguity(ambiguity) else { return nil }
      wanted[AmbiguousCoordinate(own)] = ambiguity
      return own
    }
    guard !found.isEmpty else { return [] }
    var covered: Set<AmbiguousCoordinate> = []
    let scale = Double(inspection.root.traitCollection.displayScale)
    var result: [ExplainedAmbiguity] = []
    let trial = options.fixes > 0 ? engine.withoutBrokenConstraints : engine
    for degree in engine.degreesOfFreedom() where degree.isVisible(at: scale) {
      let isWanted = { (own: LayoutAmbiguity) in wanted[AmbiguousCoordinate(own)] != nil }
      guard let degree = degree.limited(to: isWanted) else { continue }
      let members = ([degree.driver] + degree.followers).map(AmbiguousCoordinate.init)
      covered.formUnion(members)
      result.append(
        ExplainedAmbiguity(
          words: DegreeOfFreedomDescription(
            degree, in: trial, names: names,
            fixLimit: result.count < engine.mostTriedDegrees ? options.fixes : 0),
          coordinates: members.compactMap { wanted[$0] }, offsets: offsets(of: degree.driver),
          isTie: degree.cause.isTie, explainer: self, trial: trial))
    }
    let others = found.filter { !covered.contains(AmbiguousCoordinate($0)) }
    let judged = judgedExplanations(
      of: others.compactMap { wanted[AmbiguousCoordinate($0)] }, options)
    result += judged.explained
    for own in others {
      let isJudged = judged.covered.contains { self.ambiguity($0) == own }
      guard !isJudged else { continue }
      result.append(
        ExplainedAmbiguity(
          words: DegreeOfFreedomDescription(untried: own, in: engine, names: names),
          coordinates: [wanted[AmbiguousCoordinate(own)]].compactMap(\.self),
          offsets: offsets(of: own), explainer: self, trial: trial))
    }
    return result
  }

  func offsets(of ambiguity: LayoutAmbiguity) -> [Double] {
    let shown = inspection.engine.shownValue(of: ambiguity)
    guard ambiguity.contains(shown) else { return [] }
    return [ambiguity.minimum, ambiguity.maximum].filter(\.isFinite).map { $0 - shown }
  }
}

extension LayoutEngine {
  /// The number of degrees of freedom for which fixes are tried, each in layouts of all items. Nobody
  /// reads the fixes of dozens of ambiguities of a large scene.
  var mostTriedDegrees: Int { max(3, 400 / max(1, items.count)) }
}

extension DegreeOfFreedom {
  /// Returns the degree of freedom without coordinates that must not be named.
  ///
  /// - Returns: nil when no coordinate is left.
  func limited(to isWanted: (LayoutAmbiguity) -> Bool) -> DegreeOfFreedom? {
    var degree = self
    degree.followers = followers.filter(isWanted)
    guard !isWanted(driver) else { return degree }
    guard !degree.followers.isEmpty else { return nil }
    degree.driver = degree.followers.removeFirst()
    // The cause was that of the other coordinate.
    switch degree.driver.coordinate {
    case .x, .y: degree.cause = .openPosition
    case .width, .height: degree.cause = .openSize
    case .contentWidth, .contentHeight: degree.cause = .scrollableContent
    }
    return degree
  }
}

extension DegreeOfFreedom.Cause {
  /// Whether equal priorities of two contents are the cause.
  var isTie: Bool { if case .tie = self { true } else { false } }
}
