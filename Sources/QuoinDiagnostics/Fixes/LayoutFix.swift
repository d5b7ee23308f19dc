// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// An edit that resolves conflicts or makes a coordinate determined, and its other effects.
///
/// Every number comes from laying out a copy of the engine with the edit.
public struct LayoutFix: Hashable, Sendable {
  /// The change.
  public var edit: LayoutEdit
  /// The number of broken requirements, or of degrees of freedom, that the edit settles.
  public var solves: Int
  /// The number of requirements that are broken only after the edit.
  public var newConflicts: Int
  /// The coordinates that are ambiguous only after the edit.
  public var ambiguities: [LayoutAmbiguity]
  /// The number of axes of items whose content is cut off only after the edit.
  public var newCutContents: Int
  /// The number of items of the problem that have no length or are outside of their parents with
  /// the edit.
  public var lostItems: Int
  /// The sum of the movements of all edges of all items against the layout shown, in points.
  public var movement: Double
  /// The number of items with an edge that moves by half a point or more.
  public var movedItems: Int
  /// Whether the edit settles as much with roots 20 % larger and 20 % smaller. true for an edit
  /// that was not tried at other sizes.
  public var holdsAtOtherSizes: Bool

  /// The number of coordinates that are ambiguous only after the edit.
  public var newAmbiguities: Int { ambiguities.count }

  /// Whether the edit creates no conflict, no ambiguity and no cut content.
  public var isClean: Bool { newConflicts == 0 && ambiguities.isEmpty && newCutContents == 0 }
}

extension LayoutFix {
  /// Creates a fix of one problem that moves nothing and creates no other problem.
  package init(harmless edit: LayoutEdit) {
    self.init(
      edit: edit, solves: 1, newConflicts: 0, ambiguities: [], newCutContents: 0, lostItems: 0,
      movement: 0, movedItems: 0, holdsAtOtherSizes: true)
  }
}
