// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// UIKit and AppKit bring these operators with their Swift overlays; QuoinUIKit declares none, because
// libraries declare their own.

#if !QUOIN_UIKIT && !QUOIN_APPKIT
extension PlatformLayoutPriority {
  /// A priority above another one.
  public static func + (priority: PlatformLayoutPriority, more: Float) -> PlatformLayoutPriority {
    PlatformLayoutPriority(priority.rawValue + more)
  }

  /// A priority below another one, such as `.required - 1`.
  public static func - (priority: PlatformLayoutPriority, less: Float) -> PlatformLayoutPriority {
    PlatformLayoutPriority(priority.rawValue - less)
  }
}
#endif
