// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The decision about a change of one side or of both.
public struct MergeDecision: Hashable, Sendable, Codable {
  public enum Action: String, Sendable, Codable {
    case base, ours, theirs, either, both, computed, conflict
  }

  public var action: Action
  /// The id of the object; `/` for the file.
  public var object: String
  public var property: String
  public var values: MergeValues
}
