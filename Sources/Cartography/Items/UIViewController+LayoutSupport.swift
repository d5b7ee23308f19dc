// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if !QUOIN_APPKIT && !os(visionOS)
extension UIViewController {
  /// The controller's top guide as an item of a block. Each access makes a new wrapper.
  // The name is that of the original library.
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
