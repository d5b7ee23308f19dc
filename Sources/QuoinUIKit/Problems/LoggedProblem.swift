// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

/// The key by which a problem of a pass is recognized in the next pass.
///
/// Numbers do not count, so that an animated constant of a constraint in conflict is not logged
/// with each frame.
struct LoggedProblem: Hashable {
  /// A part of a problem that stays the same as long as the problem lasts.
  enum Part: Hashable {
    /// The constraint, by the number of its activation, which no other one has.
    case constraint(Int)
    case item(ObjectIdentifier)
    case requirement(ObjectIdentifier, kind: String, LayoutAxis)
  }

  var code: String
  /// Whether the layout satisfies its constraints. Passes without new constraints do not look for
  /// such problems again.
  var isWarning = false
  /// Whether the problem is a mistake in frames.
  var isOfFrames = false
  /// The broken requirements, in a conflict.
  var broken: Set<Part> = []
  var parts: Set<Part>

  /// Whether the problem is logged once for each view: a coordinate that is not determined, or a
  /// mistake in frames.
  var isLoggedOnce: Bool { isAmbiguity || isOfFrames }

  /// Whether the problem is a coordinate that is not determined. A mistake in frames has one of the
  /// codes too.
  var isAmbiguity: Bool { !isOfFrames && (code == "ambiguous" || code == "switched-off-mask") }
}

extension LayoutHost {
  func identity(of group: LayoutConflictGroup) -> LoggedProblem {
    LoggedProblem(
      code: "conflict", broken: Set(group.broken.map(part)),
      parts: Set(group.conflicts.flatMap(\.members).map(part)))
  }

  func part(_ requirement: LayoutRequirement) -> LoggedProblem.Part {
    switch requirement {
    case .constraint(let id): .constraint(object(id)?.activationOrder ?? 0)
    case .givenSize(let id, let axis): part(id, "given", axis)
    case .nonNegativeSize(let id, let axis): part(id, "sign", axis)
    case .nonNegativeContentSize(let id, let axis): part(id, "content sign", axis)
    case .autoresizingPosition(let id, let axis): part(id, "mask position", axis)
    case .autoresizingSize(let id, let axis): part(id, "mask size", axis)
    case .hugging(let id, let axis): part(id, "hugging", axis)
    case .compressionResistance(let id, let axis): part(id, "compression", axis)
    }
  }

  private func part(_ id: ItemID, _ kind: String, _ axis: LayoutAxis) -> LoggedProblem.Part {
    .requirement(ObjectIdentifier(object(id)?.handle ?? rootHandle), kind: kind, axis)
  }
}

extension LayoutHostProblem {
  @MainActor var identity: LoggedProblem {
    var parts = Set(items.map { LoggedProblem.Part.item(ObjectIdentifier($0)) })
    if let constraint { parts.insert(.constraint(constraint.activationOrder)) }
    return LoggedProblem(code: code, broken: [], parts: parts)
  }
}
