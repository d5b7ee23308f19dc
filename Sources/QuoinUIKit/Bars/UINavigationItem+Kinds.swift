// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UINavigationItem {
  /// The position of the field of a search.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// The purpose of a screen, which decides the positions of its title and buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  /// The position of the field of a search: below the title.
  public var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .inline ? .inline : .stacked
  }
}

/// A delegate that is notified of a title that the user changes. Never called here: titles are not
/// changed in bars.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called after the title was changed.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the title may be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The title that the user begins with, and the part of it that is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a title is accepted.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns true.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns the suggestion as it is.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns true.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}

/// What the menu of a title says about a document. Stored, not shown.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// Where the document is; nil for none.
  open private(set) var url: URL?
  /// Makes what is dragged from the title.
  open var dragItemsProvider: ((Any) -> [Any])?
  /// Makes what is shared.
  open var activityViewControllerProvider: (() -> UIViewController)?
  /// Whether the picture of the document is shown.
  open var wantsIconRepresentation = true

  /// The properties of the document at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
