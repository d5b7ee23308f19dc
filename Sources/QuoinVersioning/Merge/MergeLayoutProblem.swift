// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A problem of the merged layout that neither side has in its own file, although their changes do
/// not contradict each other.
public struct MergeLayoutProblem: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable {
    /// Required constraints that cannot hold together.
    case conflict
    /// A number of the frame of a view that the constraints do not determine.
    case ambiguity
  }

  public var kind: Kind
  /// The id of the scene.
  public var scene: String
  /// The ids of the constraints that cannot hold together, or that of the view.
  public var objects: [String]
  /// The number of the view that is not determined; nil for a conflict.
  public var coordinate: String?

  /// The problem in a line.
  public var sentence: String {
    let list = objects.joined(separator: ", ")
    switch kind {
    case .conflict:
      return "the constraints \(list) cannot all hold in the merged scene \(scene)"
    case .ambiguity:
      return
        "the \(coordinate ?? "frame") of \(list) is not determined in the merged scene \(scene)"
    }
  }
}
