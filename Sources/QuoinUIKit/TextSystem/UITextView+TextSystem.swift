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

extension UITextView {
  /// Returns the width at which text in a width of the view wraps, with the insets, in points; nil for
  /// no limit.
  func containerWidth(in width: CGFloat?) -> CGFloat? {
    guard !textContainer.widthTracksTextView else { return width }
    let own = textContainer.size.width
    return own > 0 && own < 1e7 ? own + textContainerInset.left + textContainerInset.right : nil
  }
}

/// A layout manager for the text of a view.
final class ViewLayoutManager: NSLayoutManager {
  private let storage: NSTextStorage
  private let isCut: Bool

  /// - Parameter isCut: Whether lines that do not fit into the container are left out.
  @MainActor init(of view: UITextView, isCut: Bool) {
    storage = view.textStorage
    self.isCut = isCut
    super.init()
    textStorage = storage
    addTextContainer(view.textContainer)
  }

  override func height(of container: NSTextContainer) -> CGFloat {
    isCut ? super.height(of: container) : 0
  }
}
