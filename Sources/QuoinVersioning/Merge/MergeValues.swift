// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The values of a property in three versions of a file; nil where a version does not have it.
public struct MergeValues: Hashable, Sendable, Codable {
  public var base: String?
  public var ours: String?
  public var theirs: String?

  package init(base: String?, ours: String?, theirs: String?) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}
