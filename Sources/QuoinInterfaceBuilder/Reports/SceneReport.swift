// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// The problems of the constraints of a scene, with those that depend on a guess separated.
///
/// The tables of measures contain guesses. A conflict or an ambiguity that exists only because a
/// guess is a few points off must not be stated as a fact: it is a doubt, with the guesses it
/// depends on.
package struct SceneReport {
  /// A conflict or an ambiguity that may exist or not.
  package struct Doubt<Finding> {
    package var finding: Finding
    /// The guesses that decide them, never empty.
    package var guesses: [GuessedMeasure]

    /// The reason for the doubt, such as `depends on a guess about the baselines of 'abc-de-fgh'
    /// (macOS levelIndicator)`.
    package var words: String {
      let others = guesses.count - 1
      let rest = others == 0 ? "" : " and \(others) more"
      return "depends on a guess about \(guesses.first?.words ?? "a measure")\(rest)"
    }
  }

  /// The findings that are valid for any guessed measures.
  package var certain = ViewLayoutReport()
  package var doubtfulConflicts: [Doubt<ViewLayoutReport.Conflict>] = []
  package var doubtfulAmbiguities: [Doubt<ViewLayoutReport.Ambiguity>] = []
  /// The ambiguities of a point or more of the layout as it is shown, also of views that the file
  /// does not let check. Their frames are a choice of the engine.
  package var unjudgedAmbiguities: [ViewLayoutReport.Ambiguity] = []
}
