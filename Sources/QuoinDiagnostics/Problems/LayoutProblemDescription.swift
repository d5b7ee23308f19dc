// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutProblem` in words, such as `the margins or safe areas of box depend on a frame that
/// depends on them, and do not settle; try: constrain what decides the frame of box to edges
/// instead of margins or safe areas`.
public struct LayoutProblemDescription: Hashable, Sendable {
  /// The problem.
  public var sentence: String
  /// The change that resolves the problem.
  public var suggestion: String

  /// - Parameters:
  ///   - problem: a problem of the last layout.
  ///   - names: the names of items.
  public init(_ problem: LayoutProblem, names: LayoutNames) {
    switch problem {
    case .unsettled(let items):
      let owners = items.isEmpty ? "no item" : items.map(names.item).inSentence()
      let frames = items.count == 1 ? "a frame that depends" : "frames that depend"
      sentence =
        "the margins or safe areas of \(owners) depend on \(frames) on them, and do not settle"
      suggestion =
        "try: constrain what decides the \(items.count == 1 ? "frame" : "frames") of \(owners) to "
        + "edges instead of margins or safe areas"
    }
  }

  /// The whole description.
  public var text: String { "\(sentence); \(suggestion)" }
}
