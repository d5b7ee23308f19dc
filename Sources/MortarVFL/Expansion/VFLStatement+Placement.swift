// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinLayout
import QuoinPlatform

extension VFLStatement {
  /// Whether an end follows the reading direction.
  var isDirectional: Bool {
    ends.contains { end in
      end.attribute.form?.components.contains { $0.kind == .directional } == true
    }
  }

  /// The nearest view that contains all items, each of which contains itself.
  var commonAncestor: PlatformView? {
    let views = items.compactMap(PlatformItem.view)
    guard let first = views.first else { return nil }
    return views.dropFirst().reduce(first) { ancestor, view in
      ancestor.flatMap { PlatformItem.commonAncestor(of: $0, view) }
    }
  }
}
