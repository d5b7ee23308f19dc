// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The parts of the text of a snapshot.
public struct SnapshotTextOptions: Hashable, Sendable {
  /// The maximum number of characters that are shown of the text of a view.
  public var textLimit: Int
  /// The number of pixels per point, to which frames are rounded; nil for that of the view's
  /// traits, 0 for exact frames.
  public var scale: Double?
  /// Whether conflicts, ambiguities and other problems follow the tree.
  public var includesProblems: Bool

  /// Creates options. The defaults are those of `assertLayout`.
  ///
  /// - Parameters:
  ///   - textLimit: The maximum number of characters that are shown of the text of a view, at least
  ///   1.
  ///   - scale: The number of pixels per point, to which frames are rounded; nil for that of the
  ///   view's traits, 0 for exact frames.
  ///   - includesProblems: Whether conflicts, ambiguities and other problems follow the tree.
  public init(textLimit: Int = 40, scale: Double? = nil, includesProblems: Bool = true) {
    self.textLimit = max(1, textLimit)
    self.scale = scale
    self.includesProblems = includesProblems
  }
}
