// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITextView {
  func makeTextStorage() -> NSTextStorage {
    let storage = ViewTextStorage(attributedString: attributedText)
    let whole = NSRange(location: 0, length: storage.length)
    // Ranges without a font use the font of the view.
    storage.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      if font == nil, let own = self.font { storage.addAttribute(.font, value: own, range: range) }
    }
    storage.view = self
    return storage
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
final class ViewLayoutManager: NSLayoutManager {
  private let storage: NSTextStorage
  private let width: CGFloat

  @MainActor init(of view: UITextView) {
    storage = view.textStorage
    let insets = view.textContainerInset
    width = view.bounds.width - insets.left - insets.right
    super.init()
    textStorage = storage
    addTextContainer(view.textContainer)
  }

  override func width(of container: NSTextContainer) -> CGFloat { width }
  /// The text of a view has no end, also where the view cuts it off.
  override func height(of container: NSTextContainer) -> CGFloat { 0 }
}
