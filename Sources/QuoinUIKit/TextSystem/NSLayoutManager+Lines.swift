// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lines and characters of a layout manager. There are no glyphs: each UTF-16 unit counts as one.
extension NSLayoutManager {
  func lines(in container: NSTextContainer?) -> [LaidOutLine] {
    guard let textStorage, let container = container ?? textContainers.first,
      container === textContainers.first
    else { return [] }
    return LaidOutLine.lines(
      of: textStorage, width: width(of: container), padding: container.lineFragmentPadding)
  }

  func line(of index: Int) -> LaidOutLine? {
    let all = lines(in: nil)
    return all.first { NSLocationInRange(index, $0.range) } ?? all.last
  }

  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
}
