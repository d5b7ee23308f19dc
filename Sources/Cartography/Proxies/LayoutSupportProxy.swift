// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if !QUOIN_APPKIT && !os(visionOS)
/// The proxy of a controller's top or bottom guide in a block. Such a guide has no sides.
@preconcurrency @MainActor
public final class LayoutSupportProxy: SupportsHeightLayoutProxy, SupportsTopLayoutProxy,
  SupportsBottomLayoutProxy
{
  /// The context of the block.
  public let context: Context
  /// The `UILayoutSupport` object.
  public var item: AnyObject { guide }

  private let guide: any UILayoutSupport

  /// Creates the proxy of a guide for the block of a context.
  public init(context: Context, item: LayoutSupport) {
    self.context = context
    guide = item.guide
  }
}
#endif
