// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation

/// Texts in C that hold as long as this object.
final class CStrings {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  deinit { for copy in copies { free(copy) } }

  /// A copy of a text; nil when there is no memory for it.
  func pointer(to text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    copies.append(copy)
    return UnsafePointer(copy)
  }

  /// Returns copies of texts, in order.
  func pointers(to texts: [String]) -> [UnsafePointer<CChar>?] { texts.map { pointer(to: $0) } }
}
#endif
