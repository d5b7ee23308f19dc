// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Notes for a reader about the members of a conflict that the program has not made.
struct RequirementHints {
  /// The causes of the conflict.
  private(set) var causes: [String] = []
  /// The sources of numbers of the conflict.
  private(set) var others: [String] = []
  private let engine: LayoutEngine
  private let names: LayoutNames

  init(
    _ members: [LayoutRequirement], _ engine: LayoutEngine, _ names: LayoutNames,
    cause: ConflictCause?
  ) {
    self.engine = engine
    self.names = names
    if let note = cause?.note { causes.append(note) }
    var explained: Set<ItemID> = []
    if case .forgottenMasks(let items) = cause { explained = Set(items) }
    if case .emptyFrame(let item, _) = cause { explained = [item] }
    append(MixedDirections(members, engine)?.hint, to: &causes)
    append(gapHint(members), to: &causes)
    let constrained = engine.itemsWithForgottenMasks(in: members)
    let axes = Set(members.flatMap { $0.axes(in: engine) })
    for member in members where !names.isFact(member) {
      for axis in LayoutAxis.allCases where axes.contains(axis) {
        for hint in InsetHint.words(about: member, axis, engine, names)
        where !others.contains(hint) {
          others.append(hint)
        }
      }
      switch member {
      case .constraint(let id):
        if case .hidingStackView = names.origin(id), cause != nil { continue }
        append(names.origin(id).hint, to: &causes)
        append(earlyLengthHint(id), to: &causes)
      case .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
        guard !explained.contains(item) else { continue }
        append(maskHint(member, item, isForgotten: constrained.contains(item)), to: &causes)
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        let size = PrintedSum.number(engine.item(item)?.content(axis)?.size ?? 0)
        let direction = axis == .horizontal ? "wide" : "high"
        append("the content of \(names.item(item)) is \(size) \(direction)", to: &others)
      case .givenSize, .nonNegativeSize, .nonNegativeContentSize:
        continue
      }
    }
  }

  private func append(_ hint: String?, to hints: inout [String]) {
    if let hint, !hints.contains(hint) { hints.append(hint) }
  }

  /// The gaps of a stack view that take more than half of the length of the layout.
  private func gapHint(_ members: [LayoutRequirement]) -> String? {
    var gaps: [String: Double] = [:]
    var room = Double.infinity
    for member in members {
      switch member {
      case .givenSize(let item, let axis), .autoresizingSize(let item, let axis):
        let rect = engine.alignmentRect(of: item)
        room = min(room, axis == .horizontal ? rect.width : rect.height)
      default: break
      }
      guard case .constraint(let id) = member, case .stackView(let name, _) = names.origin(id),
        let constraint = engine.constraint(id), constraint.second != nil, constraint.constant > 0
      else { continue }
      gaps[name, default: 0] += constraint.constant
    }
    guard let most = gaps.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value > room / 2
    else { return nil }
    return "the gaps of \(most.key) take \(PrintedSum.number(most.value)) of "
      + "\(PrintedSum.number(room)); a smaller spacing leaves room"
  }

  /// The likely reason that a program asks for a negative length.
  private func earlyLengthHint(_ id: LayoutConstraintID) -> String? {
    guard let constraint = engine.constraint(id), constraint.second == nil, constraint.constant < 0,
      constraint.relation != .greaterThanOrEqual, names.isInProgram(id)
    else { return nil }
    return "frames and bounds are 0 before the first layout, as in viewDidLoad, so that a length "
      + "computed from them is too small; compare widthAnchor or heightAnchor with that of the other view"
  }

  private func maskHint(
    _ member: LayoutRequirement, _ item: ItemID, isForgotten: Bool
  ) -> String {
    let name = names.item(item)
    let start = "translatesAutoresizingMaskIntoConstraints of \(name) is still true"
    if isForgotten { return "\(start); constraints on \(name) were meant to replace the mask" }
    guard case .autoresizingSize(_, let axis) = member else { return start }
    let rect = engine.alignmentRect(of: item)
    let length = PrintedSum.number(axis == .horizontal ? rect.width : rect.height)
    let direction = axis == .horizontal ? "wide" : "high"
    return "\(start), so that its mask and its frame make it \(length) \(direction)"
  }
}
