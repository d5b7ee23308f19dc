// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Texts in containers") struct NSLayoutManagerTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test("The rectangle of a text is as high as a label of the same width, beside its padding")
  func usedRect() {
    let text = "Several words that need more than one line"
    let font = UIFont.systemFont(ofSize: 17)
    let storage = NSTextStorage(string: text)
    storage.setAttributes([.font: font], range: NSRange(location: 0, length: storage.length))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 130, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = 0
    // The padding of 5 points is on both sides.
    let size = label.sizeThatFits(CGSize(width: 120, height: 1000))
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - size.height) < 1)
    #expect(used.width <= 130)
    #expect(used.height > 2 * font.lineHeight)
    #expect(manager.glyphRange(for: container).length == text.utf16.count)
  }

  @Test("Changes are reported with their characters, those of a group at once")
  func edits() {
    let storage = NSTextStorage(string: "Hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Y")
    // Characters are 2; one is replaced by one.
    #expect(listener.edits == ["2 0 1 0"])
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "!!")
    storage.setAttributes([:], range: NSRange(location: 0, length: 1))
    #expect(listener.edits.count == 1)
    storage.endEditing()
    // Attributes and characters are 3; from the first of 7 characters on, 2 more than before.
    #expect(listener.edits.last == "3 0 7 2")
  }

  @Test("A text view measures its text between its insets, and follows its storage")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = "Several words that need more than one line"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    // The insets of the view are 8 points above and below.
    let size = view.sizeThatFits(CGSize(width: 130, height: 1000))
    #expect(abs(used.height + 16 - size.height) < 1)
    #expect(view.textStorage.length == view.text.utf16.count)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 7), with: "Some")
    #expect(view.text == "Some words that need more than one line")
  }
}
