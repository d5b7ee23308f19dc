// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if !QUOIN_APPKIT
extension View {
  /// Returns the name of `animate(withDuration:animations:)` in early versions of Swift.
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }
}
#endif
