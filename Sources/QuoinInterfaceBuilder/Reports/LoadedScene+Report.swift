// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension LoadedScene {
  /// Returns the problems of the constraints of the scene after its last layout.
  package func report() -> SceneReport {
    lazy var doubts = GuessDependence(self)
    var report = SceneReport()
    for root in roots {
      let found = root.singleLayoutReport()
      report.certain.problems += found.problems
      report.unjudgedAmbiguities += found.ambiguities.filter { $0.maximum - $0.minimum >= 1 }
      for conflict in found.conflicts {
        let guesses =
          doubts.guesses(deciding: conflict) + doubts.roundedBaselines(deciding: conflict)
        if guesses.isEmpty {
          report.certain.conflicts.append(conflict)
        } else {
          report.doubtfulConflicts.append(.init(finding: conflict, guesses: guesses))
        }
      }
    }
    let ambiguities = judgedAmbiguities()
    let ofAppKit = platform == .macOS ? AppKitAmbiguities(self, among: ambiguities) : nil
    for ambiguity in ambiguities {
      let guesses =
        ofAppKit?.guesses(deciding: ambiguity) ?? doubts.guesses(deciding: ambiguity)
      if guesses.isEmpty {
        report.certain.ambiguities.append(ambiguity)
      } else {
        report.doubtfulAmbiguities.append(.init(finding: ambiguity, guesses: guesses))
      }
    }
    return report
  }

  /// Returns the ambiguities by the rules of Interface Builder, in the order of the views.
  ///
  /// On macOS the scene itself is judged: nearly all sizes that a file stores there are those that
  /// AppKit gave a control.
  private func judgedAmbiguities() -> [ViewLayoutReport.Ambiguity] {
    let other = sceneWithoutStoredSizes()
    let (scene, isShown) = (other ?? self, other == nil)
    let judge = AmbiguityJudge(scene)
    return views.flatMap { view -> [ViewLayoutReport.Ambiguity] in
      guard let id = identifier(of: view), let judgedView = scene.view(id) else { return [] }
      return judge.ambiguities(of: judgedView).map {
        var ambiguity = $0
        ambiguity.item = view
        if !isShown { ambiguity.counterpart = .init(view: judgedView, owner: scene) }
        return ambiguity
      }
    }
  }

  /// Creates the same scene, laid out, with the intrinsic sizes of views in place of the sizes that
  /// the file stores; nil on macOS, where stored sizes are those that AppKit gave a control.
  package func sceneWithoutStoredSizes() -> LoadedScene? {
    guard platform != .macOS, let other = judged?() else { return nil }
    other.layout()
    return other
  }
}
