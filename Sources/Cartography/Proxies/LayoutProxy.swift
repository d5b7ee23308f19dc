// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The proxy of an item in a block. Its properties are the attributes that operators relate.
@preconcurrency @MainActor public protocol LayoutProxy: AnyObject {
  /// The context of the block.
  var context: Context { get }
  /// The view or guide itself.
  var item: AnyObject { get }
}

/// A proxy of an item that may be placed by its autoresizing mask.
@preconcurrency @MainActor public protocol AutoresizingMaskLayoutProxy: LayoutProxy {
  /// Whether the item's mask and frame become constraints.
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }
}

extension LayoutProxy {
  func dimension(_ attribute: LayoutAttribute) -> Dimension {
    Dimension(attribute: attribute, context: context, item: item)
  }

  func edge(_ attribute: LayoutAttribute) -> Edge {
    Edge(attribute: attribute, context: context, item: item)
  }
}
