// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Solves the view and its contents without its surroundings.
  ///
  /// The host is kept, so that fitting a cell again with other texts costs only the changes. The
  /// size is kept too, so that the same query costs nothing.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsFromLeaves()
    let inputs = FittingInputs(
      [
        FittingTarget(attribute: .width, length: target.width, priority: horizontal),
        FittingTarget(attribute: .height, length: target.height, priority: vertical),
      ], of: self)
    guard let known = fittingHost?.fitting, known.inputs == inputs, let size = known.size else {
      return solvedFittingSize(inputs)
    }
    #if QUOIN_INVARIANTS
    let solved = solvedFittingSize(inputs)
    precondition(
      abs(solved.width - size.width) < 1e-6 && abs(solved.height - size.height) < 1e-6,
      "The fitting size of \(itemName) is \(solved), and \(size) was kept for \(inputs).")
    #endif
    return size
  }

  /// - Parameter isRepeated: Whether the program changed something while the view was solved before.
  private func solvedFittingSize(_ inputs: FittingInputs, isRepeated: Bool = false) -> CGSize {
    let host = fittingHost ?? LayoutHost(root: self, isFitting: true)
    // A view that computes its own fitting size meanwhile gets another host.
    fittingHost = nil
    let (structure, changes) = (LayoutHost.structureCount, LayoutHost.changeCount)
    host.fitting?.begin(inputs)
    host.solve()
    let isCurrent = LayoutHost.structureCount == structure && LayoutHost.changeCount == changes
    // A program that is asked for a value of a view may add a subview to it first.
    if !isCurrent, !isRepeated { return solvedFittingSize(inputs, isRepeated: true) }
    #if QUOIN_INVARIANTS
    if isCurrent { host.checkInvariants() }
    #endif
    if LayoutHost.structureCount == structure { fittingHost = host }
    guard let id = host.item(of: handle) else { return .zero }
    let frame = host.engine.frame(of: id)
    let size = CGSize(width: frame.width, height: frame.height)
    if LayoutHost.changeCount == changes {
      host.fitting?.size = size
    } else {
      // Changes while the host was not there are not recorded.
      host.fitting?.invalidate()
    }
    host.logFittingProblems(size)
    return size
  }
}
