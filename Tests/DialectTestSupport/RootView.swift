// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
package import QuoinPlatform

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit
#endif

/// A root with exact frames: the numbers of the specifications are on no screen's pixels.
@MainActor package func rootView(
  _ width: CGFloat, _ height: CGFloat, isRightToLeft: Bool = false
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  root.layoutScale = 0
  #endif
  if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
  return root
}
#endif
