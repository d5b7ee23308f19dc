// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lines and characters of a layout manager. There are no glyphs: each UTF-16 unit counts as one.
extension NSLayoutManager {
  func lines(in container: NSTextContainer?) -> [LaidOutLine] {
    guard let textStorage, let container = container ?? textContainers.first,
      container === textContainers.first
    else { return [] }
    var lines =
      container.exclusionPaths.isEmpty
      ? LaidOutLine.lines(
        of: textStorage, width: width(of: container), padding: container.lineFragmentPadding)
      : LaidOutLine.lines(
        of: textStorage, in: container, width: width(of: container))
    let height = height(of: container)
    // The tolerance covers the rounding errors in a sum of line heights.
    if height > 0 { lines = lines.filter { $0.fragment.maxY <= height + 1e-6 } }
    guard container.maximumNumberOfLines > 0 else { return lines }
    // Parts of a line beside a path have the same height.
    var tops = Set<CGFloat>()
    return lines.filter { line in
      tops.insert(line.fragment.minY)
      return tops.count <= container.maximumNumberOfLines
    }
  }

  /// Whether a container may contain less than the whole text, or has lines of several widths.
  func isLimited(_ container: NSTextContainer) -> Bool {
    !container.exclusionPaths.isEmpty || container.maximumNumberOfLines > 0
      || height(of: container) > 0
  }

  func line(of index: Int) -> LaidOutLine? {
    let all = lines(in: nil)
    return all.first { NSLocationInRange(index, $0.range) } ?? all.last
  }

  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
}
