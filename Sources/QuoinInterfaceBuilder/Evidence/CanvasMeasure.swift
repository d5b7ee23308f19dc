// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A measure of the canvas that no file states, with the row of the tables that gives it.
///
/// ```swift
/// for measure in scene.measures(of: view) where measure.basis.isGuess {
///   print("\(measure.kind) of the view is a guess: \(measure.row)")
/// }
/// ```
public struct CanvasMeasure: Hashable, Sendable {
  /// The kind of a measured value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The insets from the frame of a control to its alignment rectangle.
    case alignmentInsets = "alignment insets"
    /// The distances from the edges of a control to its text lines.
    case baselines
    /// The size of a control, where the file stores none.
    case controlSize = "control size"
    /// The point size of a font that the file names by its use.
    case fontSize = "font size"
    /// The insets that bars and the screen cover.
    case safeArea = "safe area"
    /// The layout margins of a view that the file gives none.
    case layoutMargins = "layout margins"
    /// The size of a screen.
    case screenSize = "screen size"
  }

  /// The kind of the measured value.
  public var kind: Kind
  /// The name of the row, such as `push, small, Xcode 12 to 16`. Names are for people and may
  /// change.
  public var row: String
  /// The stored frames that confirm it.
  public var evidence: StoredEvidence
  /// The edges of a view that the measure affects, for insets.
  var edges = Set(InsetEdge.allCases)
  /// Whether Apple's documentation states the value.
  var isDocumented = false

  /// Whether a single stored frame shows a safe area. That frame may be out of date, so that nothing
  /// may be stated that the safe area decides. Observed: `Main.storyboard` of
  /// IOS-nRF-Connect-Device-Manager, whose scenes are not all drawn by one rule.
  var restsOnOneFrame: Bool {
    kind == .safeArea && !isDocumented
      && evidence.agreeing + evidence.elsewhere - evidence.contradicting < 2
  }

  /// The source of the measure.
  public var basis: MeasureBasis {
    if isDocumented { return .documented }
    return evidence.isGuess ? .guessed(evidence) : .observed(evidence)
  }
}
