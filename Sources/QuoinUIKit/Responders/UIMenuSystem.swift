// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The menus of a program or of what is selected. None are built here.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus at the top of a screen.
  public static let main = UIMenuSystem()
  /// The menus of what is touched.
  public static let context = UIMenuSystem()

  /// Builds the menus again. Has no effect.
  open func setNeedsRebuild() {}
  /// Validates the menus again. Has no effect.
  open func setNeedsRevalidate() {}
}

/// What a command does instead while keys are held. Stored, not shown.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The text in the menu.
  public final let title: String
  /// The action.
  public final let action: Selector
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// A title and an action for keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIAction.Identifier {
  /// Puts in what was copied.
  public static let paste = Self("com.apple.action.paste")
  /// Puts in what was copied, in the style of what is around.
  public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
  /// Puts in what was copied and goes there.
  public static let pasteAndGo = Self("com.apple.action.pasteAndGo")
  /// Puts in what was copied and searches for it.
  public static let pasteAndSearch = Self("com.apple.action.pasteAndSearch")
}

extension UIMenu.Identifier {
  /// Looking a word up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Sharing a selection.
  public static let share = Self("com.apple.menu.share")
  /// Replacing a word.
  public static let replace = Self("com.apple.menu.replace")
  /// The spelling of a text.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Replacements while a text is written.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Changes of a text.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Reading a text aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// The font of a text.
  public static let font = Self("com.apple.menu.font")
  /// The style of a text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The direction of a text.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The alignment of a text.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The toolbar of a window.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The list beside the content.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The whole screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// Closing.
  public static let close = Self("com.apple.menu.close")
  /// Filling with a password or a contact.
  public static let autoFill = Self("com.apple.menu.autofill")
}
