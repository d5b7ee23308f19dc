// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The defaults of a class that accepts text, as for the optional properties of Apple's protocol. A
// value that is set on a class without a property of its own is discarded.
extension UITextInputTraits {
  /// The beginnings of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Automatic correction: the default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Spell checking: the default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Smart quotes: the default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Smart dashes: the default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Smart insertion and deletion: the default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The usual keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The usual look.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The usual text.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether an empty text disables the return key: false.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden: false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text: unknown.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
