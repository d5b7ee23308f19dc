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

  /// Makes the proxy of a guide for the block of a context.
  public init(context: Context, item: LayoutSupport) {
    self.context = context
    guide = item.guide
  }
}

extension UIViewController {
  /// The controller's top guide as an item of a block. Each access makes a new wrapper.
  // The name is the original's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(iOS, deprecated: 11.0, message: "Use the view's safeAreaLayoutGuide")
  @available(tvOS, deprecated: 11.0, message: "Use the view's safeAreaLayoutGuide")
  public var car_topLayoutGuide: LayoutSupport { LayoutSupport(topLayoutGuide) }

  /// The controller's bottom guide as an item of a block. Each access makes a new wrapper.
  // The name is the original's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(iOS, deprecated: 11.0, message: "Use the view's safeAreaLayoutGuide")
  @available(tvOS, deprecated: 11.0, message: "Use the view's safeAreaLayoutGuide")
  public var car_bottomLayoutGuide: LayoutSupport { LayoutSupport(bottomLayoutGuide) }
}
#endif
