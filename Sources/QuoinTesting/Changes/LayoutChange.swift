// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinStage
public import QuoinUIKit

/// The frames that a change moves, with the reasons.
///
/// ```swift
/// let change = layoutChange(of: card) { card.isExpanded = true }
/// change.onlyMoves(["details", "submit"])
/// ```
public struct LayoutChange: Sendable {
  /// The views whose frames differ, or that were added or removed, in the order of the tree;
  /// removed ones last.
  public let moved: [FrameChange]
  /// The reasons for the new frame of each moved view, by its name: lines, the shortest reason
  /// first.
  public let causes: [String: [String]]

  /// The names of the moved views.
  public var names: [String] { moved.map(\.name) }
}

/// Returns the views whose frames a change moves.
///
/// The view is laid out before and after the change. A view without a window is laid out on an
/// iPhone 15, otherwise in its window.
///
/// - Parameters:
///   - view: The view.
///   - change: Changes the view or its descendants.
/// - Throws: The error of the closure.
@MainActor public func layoutChange(
  of view: UIView, _ change: () throws -> Void
) rethrows -> LayoutChange {
  guard view.superview == nil, !(view.next is UIViewController) else {
    return try LayoutReporting.duringTest {
      let cell = LayoutCell()
      return try ChangeMeasure(CellLayout(cell, subjectName: "", view: view)).change(change)
    }
  }
  var found = LayoutChange(moved: [], causes: [:])
  _ = try LayoutRun.layOut(
    in: LayoutCell(), { _ in .view(view) },
    { layout in found = try ChangeMeasure(layout).change(change) })
  return found
}
