// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// One part of a list.
struct VFLNode {
  enum Kind {
    /// Views that coincide on the axis of the statement.
    case views([MortarView])
    /// A space that the program wrote.
    case space
    /// The padding of a double bar.
    case padding
  }

  let kind: Kind
  let size: VFLSize

  var views: [MortarView] {
    if case .views(let views) = kind { views } else { [] }
  }

  /// Whether the node is a space.
  var isSpace: Bool {
    if case .views = kind { false } else { true }
  }

  var isPadding: Bool {
    if case .padding = kind { true } else { false }
  }
}

/// The length of a part of a list along the axis of the statement, in points.
enum VFLSize {
  case intrinsic
  case fixed(CGFloat)
  case atLeast(CGFloat)
  case atMost(CGFloat)
  /// A share of the remaining length.
  case weight(CGFloat)
  /// Before resolution, the size of the part that contains that view. After it, a size equal to
  /// that of a view whose size the statement does not state.
  case same(MortarView)
}
