// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot all hold, and the one that is broken.
public struct LayoutConflict: Hashable, Sendable {
  /// The requirement that the layout ignores as long as the conflict lasts.
  public var broken: LayoutRequirement
  /// A smallest set of requirements that cannot all hold, in order of activation: without any one
  /// of them, the others can.
  public var members: [LayoutRequirement]

  /// Creates a conflict that an engine reports.
  package init(broken: LayoutRequirement, members: [LayoutRequirement]) {
    self.broken = broken
    self.members = members
  }
}
