// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A transition between two scenes of a file.
public struct RenderedSegue: Hashable, Sendable {
  /// The identifier of the scene that the segue begins in.
  public var source: String
  /// The identifier of the scene that it leads to.
  public var destination: String
  /// The kind of the segue, or the relationship of the two controllers, such as `show` or
  /// `rootViewController`.
  public var kind: String

  /// Creates a segue from its parts.
  package init(source: String, destination: String, kind: String) {
    self.source = source
    self.destination = destination
    self.kind = kind
  }
}
