// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The menus of a program or of a selection. None are built here.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus at the top of a screen.
  public static let main = UIMenuSystem()
  /// The context menus.
  public static let context = UIMenuSystem()

  /// Builds the menus again. Has no effect.
  open func setNeedsRebuild() {}
  /// Validates the menus again. Has no effect.
  open func setNeedsRevalidate() {}
}

/// An alternative action of a command while modifier keys are pressed. Stored, not shown.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The text in the menu.
  public final let title: String
  /// The action of the alternative.
  public final let action: Selector
  /// The modifier keys of the alternate.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate with a title and an action for keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIAction.Identifier {
  /// The entry for pasting.
  public static let paste = Self("com.apple.action.paste")
  /// The entry for pasting in the style of the surrounding text.
  public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
  /// The element that pastes a URL and opens it.
  public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
  /// The entry for pasting and searching for the pasted text.
  public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
}

extension UIMenu.Identifier {
  /// The entries for looking a word up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The entries for learning a word.
  public static let learn = Self("com.apple.menu.learn")
  /// The entries for sharing a selection.
  public static let share = Self("com.apple.menu.share")
  /// The entries for replacing a word.
  public static let replace = Self("com.apple.menu.replace")
  /// The entries for the spelling of a text.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Replacements while a text is written.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The entries for changes of a text.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The entries for reading a text aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// The entries for the font of a text.
  public static let font = Self("com.apple.menu.font")
  /// The entries for the style of a text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The entries for the direction of a text.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The entries for the alignment of a text.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The entries for the toolbar of a window.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The entries for the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The entries for the full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The entry for closing.
  public static let close = Self("com.apple.menu.close")
  /// Filling with a password or a contact.
  public static let autoFill = Self("com.apple.menu.autofill")
}
