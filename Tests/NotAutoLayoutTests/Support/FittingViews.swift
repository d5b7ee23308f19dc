// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// A view that wants one size whatever is proposed.
final class Tile: UIView {
  let natural: CGSize

  init(_ width: CGFloat = 90, _ height: CGFloat = 40) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
}

/// A paragraph of 300 × 20 points on one line, which wraps in whole lines. It notes what it is asked.
final class Para: UIView {
  private(set) var proposals: [CGSize] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    proposals.append(size)
    guard size.width > 0 else { return CGSize(width: 300, height: 20) }
    let width = min(size.width, 300)
    return CGSize(width: width, height: (300 / width).rounded(.up) * 20)
  }
}

/// A text of glyphs that are 8 points wide in lines that are 20 points high.
final class Txt: UIView {
  let glyphs: CGFloat

  init(_ glyphs: CGFloat) {
    self.glyphs = glyphs
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0 else { return CGSize(width: 8 * glyphs, height: 20) }
    let glyphsInLine = max(1, (size.width / 8).rounded(.down))
    return CGSize(
      width: min(8 * glyphs, size.width), height: (glyphs / glyphsInLine).rounded(.up) * 20)
  }
}
#endif
