// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Conflicts that are connected by common requirements, and are therefore one problem.
///
/// A set is a minimal unsatisfiable subset of the constraints, a correction set a minimal
/// correction set: without its requirements, the others can all hold.
public struct LayoutConflictGroup: Hashable, Sendable {
  /// Smallest sets of requirements that cannot all hold, the one with the fewest members first.
  public var sets: [LayoutConflict]
  /// All requirements of the group that the layout ignores, in order of activation.
  public var broken: [LayoutRequirement]
  /// Smallest sets of requirements whose removal resolves all sets, the smallest first.
  public var correctionSets: [[LayoutRequirement]]
  /// Whether ``sets`` and ``correctionSets`` are known to be all of the group.
  public var isComplete: Bool
  /// The conflicts of the layout that make the group, one for each broken requirement.
  public var conflicts: [LayoutConflict]
}
