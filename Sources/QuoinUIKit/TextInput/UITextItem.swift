// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interactive part of a text: a link or a picture. Nothing is touched here; methods of
/// delegates name the type.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of the part.
  public enum Content {
    /// A link in the text.
    case link(URL)
    /// An attachment in the text.
    case textAttachment(NSTextAttachment)
    /// A part that the program named.
    case tag(String)
  }

  /// The content of the part.
  public final let content: Content
  /// The range of the part.
  public final let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of a part.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    /// The menu of the item.
    public final let menu: UIMenu

    /// Creates a menu with the usual picture of the part.
    public convenience init(menu: UIMenu) {
      self.init(preview: .default, menu: menu)
    }
    /// Creates a menu with a picture of the part.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// The picture of a part that has a menu.
  @preconcurrency @MainActor open class MenuPreview: NSObject {
    /// The preview of the part as it is.
    public static let `default` = MenuPreview()
    private override init() { super.init() }
    /// Creates the preview of a view.
    public init(view: UIView) { super.init() }
  }
}
