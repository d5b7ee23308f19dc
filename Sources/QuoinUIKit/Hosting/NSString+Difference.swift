// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSString {
  /// Returns the range that has to be replaced, and by which text, to get another text.
  func difference(to new: NSString) -> (range: NSRange, replacement: String) {
    let shorter = min(length, new.length)
    var start = 0
    while start < shorter, character(at: start) == new.character(at: start) { start += 1 }
    var end = 0
    while end < shorter - start,
      character(at: length - 1 - end) == new.character(at: new.length - 1 - end)
    {
      end += 1
    }
    let replacement = new.substring(
      with: NSRange(location: start, length: new.length - start - end))
    return (NSRange(location: start, length: length - start - end), replacement)
  }
}
