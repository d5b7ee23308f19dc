// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

private final class Judge: NSObject, UITextFieldDelegate {
  var allows = true
  private(set) var asked: [(NSRange, String)] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append((range, string))
    return allows
  }
}

@MainActor @Suite("Text that the user types")
struct TypedTextTests {
  /// A text, what it becomes, and the part that differs.
  nonisolated static let edits: [(old: String, new: String, range: NSRange, inserted: String)] = [
    ("", "a", NSRange(location: 0, length: 0), "a"),
    ("ac", "abc", NSRange(location: 1, length: 0), "b"),
    ("abc", "ac", NSRange(location: 1, length: 1), ""),
    ("aa", "aaa", NSRange(location: 2, length: 0), "a"),
    ("abc", "", NSRange(location: 0, length: 3), ""),
    ("axc", "ayyc", NSRange(location: 1, length: 1), "yy"),
  ]

  @Test("The delegate is asked about the part that changes", arguments: edits)
  func asksTheDelegate(old: String, new: String, range: NSRange, inserted: String) throws {
    let (field, judge) = (UITextField(), Judge())
    field.text = old
    field.delegate = judge
    #expect(field.takeTypedText(new))
    let asked = try #require(judge.asked.first)
    #expect(asked.0 == range)
    #expect(asked.1 == inserted)
    #expect(judge.asked.count == 1)
    #expect(field.text == new)
  }

  @Test("Actions run for a change that the delegate allows, and for no other")
  func runsActions() {
    let (field, judge) = (UITextField(), Judge())
    var texts: [String] = []
    field.addAction(UIAction { _ in texts.append(field.text ?? "") }, for: .editingChanged)
    field.delegate = judge
    field.takeTypedText("a")
    judge.allows = false
    #expect(!field.takeTypedText("ab"))
    #expect(field.text == "a")
    #expect(texts == ["a"])
  }

  @Test("An action that sets another text has the last word")
  func actionSetsText() {
    let field = UITextField()
    field.addAction(UIAction { _ in field.text = "A" }, for: .editingChanged)
    #expect(!field.takeTypedText("a"))
    #expect(field.text == "A")
  }

  private final class TextJudge: NSObject, UITextViewDelegate {
    private(set) var ranges: [NSRange] = []
    private(set) var changes = 0

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      ranges.append(range)
      return text != "!"
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test("The delegate of a text view is asked, and told of what it allowed")
  func textView() {
    let (view, judge) = (UITextView(), TextJudge())
    view.text = "ac"
    view.delegate = judge
    #expect(view.takeTypedText("abc"))
    #expect(!view.takeTypedText("abc!"))
    #expect(view.text == "abc")
    #expect(judge.ranges == [NSRange(location: 1, length: 0), NSRange(location: 3, length: 0)])
    #expect(judge.changes == 1)
  }

  @Test("The return key runs actions, which end editing")
  func returnKey() {
    let field = UITextField()
    var count = 0
    field.becomeFirstResponder()
    field.pressReturn()
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
    field.pressReturn()
    #expect(count == 1)
    #expect(!field.isFirstResponder)
  }
}
