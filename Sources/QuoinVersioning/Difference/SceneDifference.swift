// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes of a scene.
public struct SceneDifference: Sendable, Codable {
  public enum State: String, Sendable, Codable {
    case added, removed, changed
  }

  /// The id of the scene; `/` for the document itself.
  public var id: String
  public var name: String
  public var state: State
  public var changes: [ObjectChange]
  /// The other file that has the scene in the other version; nil for a scene that stays in its
  /// file.
  public var otherFile: String?
  /// The views that moved on the screen.
  public var frames: [FrameChange] = []
  /// The problems of layout that only one version has.
  public var problems = ProblemChanges()
  /// The device on which both versions were laid out, with its size, and the number of views.
  var surroundings: String?
  var viewCount = 0

  enum CodingKeys: String, CodingKey {
    case id, name, state, changes, otherFile, frames, problems
  }
}
