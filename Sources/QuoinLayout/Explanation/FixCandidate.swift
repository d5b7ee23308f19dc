// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An edit that may resolve a conflict group, before it is tried.
struct FixCandidate {
  let edit: LayoutEdit
  let bestRank: FixRank
  private let position: Int
  private let removesForgottenMask: Bool
  private let isOrdinary: Bool

  /// - Parameters:
  ///   - edit: the edit.
  ///   - position: the position among the candidates.
  ///   - mostSolved: the number of broken requirements.
  ///   - leastMovement: a movement that is not larger than that of a fix that resolves all of them.
  ///   - removesForgottenMask: whether the edit removes a mask that contradicts constraints about
  ///     the same item.
  ///   - isOrdinary: whether the program has made what the edit changes.
  init(
    edit: LayoutEdit, position: Int, mostSolved: Int, leastMovement: Double,
    removesForgottenMask: Bool, isOrdinary: Bool
  ) {
    self.edit = edit
    self.position = position
    self.removesForgottenMask = removesForgottenMask
    self.isOrdinary = isOrdinary
    bestRank = FixRank(
      bestOf: edit, mostSolved: mostSolved, leastMovement: leastMovement,
      removesForgottenMask: removesForgottenMask, isOrdinary: isOrdinary, position: position)
  }

  /// The rank of the tried fix.
  func rank(_ fix: LayoutFix) -> FixRank {
    FixRank(
      fix, removesForgottenMask: removesForgottenMask, isOrdinary: isOrdinary, position: position)
  }
}

extension LayoutEdit {
  /// The requirement that the edit changes or removes; nil for an edit that adds one, or removes
  /// those of a mask.
  var changedRequirement: LayoutRequirement? {
    switch self {
    case .setPriority(let requirement, _), .remove(let requirement): requirement
    case .setConstant(let id, _), .setRelation(let id, _): .constraint(id)
    case .add, .stopTranslatingMask: nil
    }
  }
}
