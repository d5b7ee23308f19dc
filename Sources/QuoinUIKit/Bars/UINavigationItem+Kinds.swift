// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UINavigationItem {
  /// The position of the search field.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// The position of the search field: below the title.
  public var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .inline ? .inline : .stacked
  }
}

/// A delegate that is notified of a title that the user changes. Quoin never calls it: titles are
/// not changed in bars.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called after the title was changed.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the title may be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the title that the user begins with, and the part of it that is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a title is accepted.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns the suggested title unchanged.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
}
