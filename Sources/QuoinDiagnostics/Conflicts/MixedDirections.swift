// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Constraints of a right-to-left layout of which some name the leading and trailing edges, and
/// others left and right, which are the same edges in a left-to-right layout alone.
struct MixedDirections {
  /// - Returns: nil where the members name edges in one way, or where leading is left.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine) {
    var (isDirectional, isAbsolute, isMirrored) = (false, false, false)
    for case .constraint(let id) in members {
      guard let constraint = engine.constraint(id), constraint.breaking == .ordinary else {
        continue
      }
      for case .attribute(let item, let attribute)? in [constraint.first, constraint.second] {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin:
          isDirectional = true
          let items = [item, engine.item(item)?.parent].compactMap(\.self)
          isMirrored =
            isMirrored || items.contains { engine.item($0)?.direction == .rightToLeft }
        case .left, .right, .leftMargin, .rightMargin: isAbsolute = true
        default: continue
        }
      }
    }
    guard isDirectional, isAbsolute, isMirrored else { return nil }
  }

  let hint =
    "this layout runs from right to left, where leading is right: some of its constraints name "
    + "leading and trailing, others left and right; use leading and trailing for all"
}
