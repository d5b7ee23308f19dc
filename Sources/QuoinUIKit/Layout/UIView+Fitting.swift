// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Solves the view and what is inside without what is around it.
  ///
  /// The host is kept, so that a cell that is fitted again with other texts costs what changed.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsFromLeaves()
    let host = fittingHost ?? LayoutHost(root: self, isFitting: true)
    // A view that asks for its own fitting size meanwhile gets another host.
    fittingHost = nil
    let structure = LayoutHost.structureCount
    host.fitting?.targets = [
      FittingTarget(attribute: .width, length: target.width, priority: horizontal),
      FittingTarget(attribute: .height, length: target.height, priority: vertical),
    ]
    host.solve()
    #if QUOIN_INVARIANTS
    host.checkInvariants()
    #endif
    if LayoutHost.structureCount == structure { fittingHost = host }
    guard let id = host.item(of: handle) else { return .zero }
    let frame = host.engine.frame(of: id)
    let size = CGSize(width: frame.width, height: frame.height)
    host.logFittingProblems(size)
    return size
  }
}
