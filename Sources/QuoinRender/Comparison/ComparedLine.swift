// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A line in the list of differences between two versions of a scene.
package struct ComparedLine: Hashable, Sendable {
  /// The kind of difference that the line reports, which decides the colors of its views.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed, moved
    /// A text of a view that changed.
    case text
    /// A problem that only the new version has, or only the old one.
    case problem, fixed
    /// A line without a change of its own, such as a headline.
    case note
  }

  package var kind: Kind
  package var text: String
  /// The ids of the views in the old version.
  package var oldViews: [String]
  /// The ids of the views in the new version.
  package var newViews: [String]
  /// Whether the views are marked in pictures. Others are marked only while a page points at the
  /// line.
  package var isMarked: Bool

  package init(
    _ kind: Kind, _ text: String, oldViews: [String] = [], newViews: [String] = [],
    isMarked: Bool = true
  ) {
    self.kind = kind
    self.text = text
    self.oldViews = oldViews
    self.newViews = newViews
    self.isMarked = isMarked
  }
}
