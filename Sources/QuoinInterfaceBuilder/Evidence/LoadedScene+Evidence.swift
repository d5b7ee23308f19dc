// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension LoadedScene {
  /// Returns the measures that the layout of a view takes from tables of observations, with the
  /// stored frames that show each of them.
  ///
  /// Measures that the file states or shows by its own stored frames are not among them. A
  /// statement about a frame, a conflict or an ambiguity that depends on a guess
  /// (``MeasureBasis/isGuess``) may be wrong.
  ///
  /// - Parameter view: A view of the scene.
  /// - Returns: The measures in the order of ``CanvasMeasure/Kind``; empty for views that the file
  ///   does not describe.
  public func measures(of view: UIView) -> [CanvasMeasure] {
    entries.description(of: view).flatMap { entries.measures[$0.id] } ?? []
  }

  /// Returns the guesses that the layout of a view depends on.
  ///
  /// - Parameter view: A view of the scene.
  /// - Returns: The measures of ``measures(of:)`` that are guesses, and safe areas that a single
  ///   stored frame shows, each with the view that has it.
  public func guesses(about view: UIView) -> [GuessedMeasure] {
    guard let id = identifier(of: view) else { return [] }
    return measures(of: view).filter { $0.basis.isGuess || $0.restsOnOneFrame }
      .map { GuessedMeasure(view: id, measure: $0) }
  }
}
