// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The actions of edit menus. No menu calls them here; programs override and call them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Copies and deletes the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes the copied content.
  func paste(_ sender: Any?)
  /// Pastes the copied content in the style of its new place.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects a part of the content.
  func select(_ sender: Any?)
  /// Selects all of the content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
}
