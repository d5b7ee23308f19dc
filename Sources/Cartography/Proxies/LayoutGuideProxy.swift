// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The proxy of a guide in a block. Guides have no baselines.
@preconcurrency @MainActor
public final class LayoutGuideProxy: SupportsPositioningLayoutProxy {
  /// The context of the block.
  public let context: Context
  /// The guide.
  public var item: AnyObject { guide }

  private let guide: LayoutGuide

  /// Creates the proxy of a guide for the block of a context.
  public init(context: Context, item: LayoutGuide) {
    self.context = context
    guide = item
  }

  /// The view that the guide was added to; nil before that.
  public var owningView: ViewProxy? {
    guide.owningView.map { ViewProxy(context: context, view: $0) }
  }
}
