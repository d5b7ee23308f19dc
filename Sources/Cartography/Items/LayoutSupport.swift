// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if !QUOIN_APPKIT && !os(visionOS)
/// The top or bottom guide of a controller, as an item of a block.
///
/// ```swift
/// constrain(view, controller.car_topLayoutGuide) { view, guide in
///   view.top == guide.bottom + 8
/// }
/// ```
@preconcurrency @MainActor public final class LayoutSupport: LayoutItem {
  let guide: any UILayoutSupport

  init(_ guide: any UILayoutSupport) {
    self.guide = guide
  }

  /// Returns a proxy of the guide for the block of a context.
  public func asProxy(context: Context) -> LayoutSupportProxy {
    LayoutSupportProxy(context: context, item: self)
  }
}
#endif
