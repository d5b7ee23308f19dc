// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Constraints that became required, or stopped being required, while they were active.
  var changedPriorities: [Finding] {
    everything.flatMap { view in
      view.constraints.compactMap { constraint in
        guard constraint.origin == .program, let old = constraint.priorityBeforeMutation else {
          return nil
        }
        let (from, to) = (number(old), number(constraint.priority))
        return Finding(
          code: "required-priority-change",
          sentence:
            "the priority of \(constraint.equation) changed from \(from) to \(to) while the "
            + "constraint was active, for which UIKit documents an exception; set it before isActive, "
            + "or use 999 in place of 1000",
          view: constraint.firstItem as? UIView ?? view,
          evidence: [constraint.sourceLocation?.text].compactMap { $0.map { "  made at \($0)" } })
      }
    }
  }

  private func number(_ priority: UILayoutPriority) -> String {
    Self.number(CGFloat(priority.rawValue))
  }
}
