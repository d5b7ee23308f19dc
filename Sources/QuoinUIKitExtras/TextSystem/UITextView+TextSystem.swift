// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UITextView {
  /// The text of the view. Changes of the storage change the view; each access returns a new
  /// object.
  public var textStorage: NSTextStorage {
    let storage = ViewTextStorage(attributedString: attributedText)
    let whole = NSRange(location: 0, length: storage.length)
    // Ranges without a font use the font of the view.
    storage.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      if font == nil, let own = self.font { storage.addAttribute(.font, value: own, range: range) }
    }
    storage.view = self
    return storage
  }

  /// A layout manager for the text of the view at the time of the access.
  public var layoutManager: NSLayoutManager {
    let insets = textContainerInset
    let manager = ViewLayoutManager(
      textStorage, width: bounds.width - insets.left - insets.right)
    manager.addTextContainer(textContainer)
    return manager
  }
}

/// A text storage that passes its changes to a text view.
private final class ViewTextStorage: NSTextStorage {
  weak var view: UITextView?

  override func processEditing() {
    super.processEditing()
    guard let view else { return }
    // Text views and their texts are used only on the main actor.
    let text = MainActorValue(NSAttributedString(attributedString: self))
    MainActor.assumeIsolated { view.attributedText = text.value }
  }
}

/// A layout manager for the text of a view.
private final class ViewLayoutManager: NSLayoutManager {
  private let storage: NSTextStorage
  private let width: CGFloat

  init(_ storage: NSTextStorage, width: CGFloat) {
    self.storage = storage
    self.width = width
    super.init()
    textStorage = storage
  }

  override func width(of container: NSTextContainer) -> CGFloat { width }
}
