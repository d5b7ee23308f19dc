// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import QuoinUIKit

// A layout of a file shows views at the sizes that the file stores. Their ambiguities are found in
// another layout of the same views without these sizes. That layout has the coordinates that change
// together, the equal priorities, and the missing constraints.

extension LayoutExplainer {
  /// Returns ambiguities that only a counterpart of this layout has, in words, those of one degree
  /// of freedom as one.
  ///
  /// - Returns: the explanations, and the ambiguities that these are about. The others have no
  ///   counterpart, or it has no such degree of freedom.
  func judgedExplanations(
    of ambiguities: [ViewLayoutReport.Ambiguity], _ options: ExplanationOptions
  ) -> (explained: [ExplainedAmbiguity], covered: [ViewLayoutReport.Ambiguity]) {
    var explained: [ExplainedAmbiguity] = []
    var covered: [ViewLayoutReport.Ambiguity] = []
    let views = ambiguities.compactMap(\.counterpart?.view)
    for other in LayoutInspection.layouts(of: views).map({ LayoutExplainer($0) }) {
      var wanted: [AmbiguousCoordinate: ViewLayoutReport.Ambiguity] = [:]
      for ambiguity in ambiguities {
        guard let view = ambiguity.counterpart?.view else { continue }
        var judged = ambiguity
        judged.item = view
        if let own = other.ambiguity(judged) { wanted[AmbiguousCoordinate(own)] = ambiguity }
      }
      let engine = other.inspection.engine
      let scale = Double(inspection.root.traitCollection.displayScale)
      for degree in engine.degreesOfFreedom() where degree.isVisible(at: scale) {
        let isWanted = { (judged: LayoutAmbiguity) in wanted[AmbiguousCoordinate(judged)] != nil }
        guard let degree = degree.limited(to: isWanted) else { continue }
        let members = ([degree.driver] + degree.followers).compactMap {
          wanted[AmbiguousCoordinate($0)]
        }
        guard let driver = members.first.flatMap(ambiguity) else { continue }
        covered += members
        explained.append(
          ExplainedAmbiguity(
            words: DegreeOfFreedomDescription(
              judged: degree, in: engine, names: other.names,
              fixLimit: explained.count < engine.mostTriedDegrees ? options.fixes : 0,
              shown: inspection.engine.shownValue(of: driver)),
            coordinates: members, offsets: offsets(of: driver), isTie: degree.cause.isTie,
            isJudged: true, explainer: other, trial: engine))
      }
    }
    return (explained, covered)
  }
}
