// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit

/// A view that constructs place: it wants the size that it starts with.
@MainActor final class ConstructBox: UIView {
  /// The frame at the beginning, in points.
  let home: CGRect

  init(_ home: CGRect) {
    self.home = home
    super.init(frame: home)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { home.size }

  override func sizeThatFits(_ size: CGSize) -> CGSize { home.size }
}
#endif
