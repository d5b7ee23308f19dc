// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The actions of edit menus. No menu calls them here; programs override and call them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Takes what is selected away, and copies it.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Puts in what was copied.
  func paste(_ sender: Any?)
  /// Puts in what was copied, in the style of its new place.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
  /// Makes what is selected bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected slanted, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
}
