// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A guess that the layout of a view depends on.
public struct GuessedMeasure: Hashable, Sendable {
  /// The id of the view.
  public var view: String
  /// The guessed measure.
  public var measure: CanvasMeasure

  /// The guess in words, such as `the baselines of 'abc-de-fgh' (macOS levelIndicator)`.
  public var words: String { "the \(measure.kind.rawValue) of '\(view)' (\(measure.row))" }
}

extension CanvasMeasure.Kind {
  /// The largest error of a guess of the kind, in points.
  ///
  /// Rows that other eras or sizes contradict were never further off than that.
  var reach: Double {
    switch self {
    case .alignmentInsets, .baselines, .fontSize: 8
    case .controlSize, .layoutMargins: 20
    // Bars of all kinds, one above another.
    case .safeArea: 200
    case .screenSize: .infinity
    }
  }

  /// Whether a guess of the kind matters on an axis at the edges it affects.
  func matters(at edge: InsetEdge) -> Bool {
    switch self {
    case .baselines: edge == .top || edge == .bottom
    case .alignmentInsets, .controlSize, .fontSize, .safeArea, .layoutMargins, .screenSize: true
    }
  }
}
