// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The controller of a keyboard. Nothing shows it here, and its text is empty.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let document = EmptyDocument()

  /// Creates a controller of a keyboard.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a keyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates the view: a ``UIInputView``.
  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }

  private var ownInputView: UIInputView? { view as? UIInputView }
  /// The view of the controller.
  open override var inputView: UIView? { ownInputView }
  /// The text around the caret: empty.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The language of the keyboard. Stored.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation. Stored, not shown.
  open var hasDictationKey = false
  /// Whether the keyboard may use the network: false.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has to offer a key for the next one: false.
  open var needsInputModeSwitchKey: Bool { false }
  /// Closes the keyboard. Has no effect.
  open func dismissKeyboard() {}
  /// Shows the next keyboard. Has no effect.
  open func advanceToNextInputMode() {}
  /// Shows the list of keyboards. Has no effect.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Requests the words of the user: there are none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  {
    completionHandler(UILexicon())
  }
  /// Called before the selection changes.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text around the caret of a keyboard.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret.
  var documentContextAfterInput: String? { get }
  /// The text that is selected.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The name of the text.
  var documentIdentifier: UUID { get }
  /// Moves the caret by UTF-16 units.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Sets the text that is composed of several keys, and its selection.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Unmarks the marked text.
  func unmarkText()
}

/// The words of the user: none.
@preconcurrency @MainActor open class UILexicon: NSObject {
  /// The words of the lexicon.
  open var entries: [UILexiconEntry] { [] }
}

/// A word of the user.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
  /// The text of the word.
  open var documentText: String { "" }
  /// The text that the user typed for the word: always empty.
  open var userInput: String { "" }
}

private final class EmptyDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var hasText: Bool { false }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
