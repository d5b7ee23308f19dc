// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if !QUOIN_APPKIT
extension View {
  /// The name that programs of the first years know `animate(withDuration:animations:)` by.
  @available(*, deprecated, renamed: "animate(withDuration:animations:)")
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }
}
#endif
