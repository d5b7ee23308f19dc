// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Two versions of a scene with the list of differences.
public struct SceneComparison: Sendable {
  /// The id of the scene in the file.
  public let id: String
  /// The name of the scene for people; empty for a scene without one.
  public let name: String
  /// The old version; nil when there is none.
  package var old: RenderedScene?
  /// The new version; nil when there is none.
  package var new: RenderedScene?
  package var lines: [ComparedLine]

  package init(
    id: String, name: String, old: RenderedScene? = nil, new: RenderedScene? = nil,
    lines: [ComparedLine] = []
  ) {
    self.id = id
    self.name = name
    self.old = old
    self.new = new
    self.lines = lines
  }

  /// Whether the versions look different. Scenes without views have no picture.
  public var isVisible: Bool {
    let views = [old?.views ?? [], new?.views ?? []]
    guard views.contains(where: { !$0.isEmpty }) else { return false }
    return views[0] != views[1] || old?.size != new?.size || old?.windowTitle != new?.windowTitle
  }

  /// The versions as an SVG document: before, after, and both with the differences marked.
  public var svg: String { ComparisonSheet([self]).svg }

  /// The name of the scene, for people.
  var title: String { name.isEmpty ? id : name }
}

/// Two versions of a file with the scenes that differ.
package struct FileComparison: Sendable {
  /// The name of the file, for people.
  package var file: String
  package var scenes: [SceneComparison]
  /// Lines about the file as a whole.
  package var notes: [String]

  package init(file: String, scenes: [SceneComparison], notes: [String] = []) {
    self.file = file
    self.scenes = scenes
    self.notes = notes
  }
}
