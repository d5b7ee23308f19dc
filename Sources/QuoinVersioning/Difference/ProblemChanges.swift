// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Conflicts and ambiguities of a scene that only one of two versions has.
public struct ProblemChanges: Hashable, Sendable, Codable {
  /// A problem of a layout.
  public struct Problem: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
      case conflict, ambiguous
    }

    public var kind: Kind
    /// The ids of the constraints of a conflict.
    public var constraints: [String]
    /// The ids of the views that the problem is about.
    public var views: [String]
    /// The problem, in one line.
    public var text: String
  }

  /// The problems of the new version alone.
  public var added: [Problem] = []
  /// The problems of the old version alone.
  public var fixed: [Problem] = []

  init() {}

  var isEmpty: Bool { added.isEmpty && fixed.isEmpty }
}
