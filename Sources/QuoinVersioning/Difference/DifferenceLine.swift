// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A line about a difference.
package struct DifferenceLine: Hashable, Sendable {
  /// The kind of difference.
  package enum Kind: Hashable, Sendable {
    /// The name of a scene.
    case scene
    case change(ObjectChange.Operation)
    /// A text of a view that changed.
    case text
    /// A headline without a change of its own.
    case headline
    case frames
    /// A problem that the new version has and the old one does not have.
    case problem
    /// A problem that only the old version has.
    case fixed
    /// A remark about the file.
    case note
  }

  package var kind: Kind
  /// The text, without its indentation.
  package var text: String
  /// The number of spaces before the text.
  package var indentation: Int
  /// The ids of the views that the line is about, in both versions.
  package var oldViews: [String]
  package var newViews: [String]
  /// Whether the line is about the views themselves, and not about their connections.
  package var isAboutViews: Bool

  init(
    _ kind: Kind, _ text: String, indentation: Int, oldViews: [String] = [],
    newViews: [String] = [], isAboutViews: Bool = true
  ) {
    self.kind = kind
    self.text = text
    self.indentation = indentation
    self.oldViews = oldViews
    self.newViews = newViews
    self.isAboutViews = isAboutViews
  }

  /// The text after its indentation.
  var indented: String { String(repeating: " ", count: indentation) + text }
}
