// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if QUOIN_APPKIT
extension PlatformLayoutGuide {
  /// The name of the guide in reports.
  var name: String {
    get { identifier.rawValue }
    set { identifier = NSUserInterfaceItemIdentifier(newValue) }
  }
}
#else
extension PlatformLayoutGuide {
  /// The name of the guide in reports.
  var name: String {
    get { identifier }
    set { identifier = newValue }
  }
}
#endif
