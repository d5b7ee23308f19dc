// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UITextView {
  /// The text of the view. Changes of it are changes of the view; each access returns another object.
  public var textStorage: NSTextStorage {
    let storage = ViewTextStorage(attributedString: attributedText)
    let whole = NSRange(location: 0, length: storage.length)
    // Parts without a font of their own have that of the view.
    storage.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      if font == nil, let own = self.font { storage.addAttribute(.font, value: own, range: range) }
    }
    storage.view = self
    return storage
  }

  /// What measures the text of the view, as it is when the property is read.
  public var layoutManager: NSLayoutManager {
    let insets = textContainerInset
    let manager = ViewLayoutManager(
      textStorage, width: bounds.width - insets.left - insets.right)
    manager.addTextContainer(textContainer)
    return manager
  }
}

/// The text of a view, which follows the changes.
private final class ViewTextStorage: NSTextStorage {
  weak var view: UITextView?

  override func processEditing() {
    super.processEditing()
    guard let view else { return }
    // Views are used on the main actor alone, and so are their texts.
    let text = MainActorValue(NSAttributedString(attributedString: self))
    MainActor.assumeIsolated { view.attributedText = text.value }
  }
}

/// Lays out the text of a view.
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
