// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An edit that may resolve a conflict group, before it is tried.
struct FixCandidate {
  let edit: LayoutEdit
  let bestRank: FixRank
  private let position: Int
  private let traits: FixTraits

  /// - Parameters:
  ///   - edit: the edit.
  ///   - position: the position among the candidates.
  ///   - mostSolved: the number of broken requirements.
  ///   - leastMovement: a movement that is not larger than that of a fix that resolves all of them.
  ///   - traits: the facts about the edit before it is tried.
  init(
    edit: LayoutEdit, position: Int, mostSolved: Int, leastMovement: Double, traits: FixTraits
  ) {
    self.edit = edit
    self.position = position
    self.traits = traits
    bestRank = FixRank(
      bestOf: edit, mostSolved: mostSolved, leastMovement: leastMovement, traits: traits,
      position: position)
  }

  /// The rank of the tried fix.
  func rank(_ fix: LayoutFix) -> FixRank {
    FixRank(fix, traits: traits, position: position)
  }
}

extension LayoutEdit {
  /// The requirement that the edit changes or removes; nil for an edit that adds one, or removes
  /// those of a mask.
  var changedRequirement: LayoutRequirement? {
    switch self {
    case .setPriority(let requirement, _), .remove(let requirement): requirement
    case .setConstant(let id, _), .setRelation(let id, _): .constraint(id)
    case .add, .stopTranslatingMask, .stopTranslatingMasks: nil
    }
  }
}
