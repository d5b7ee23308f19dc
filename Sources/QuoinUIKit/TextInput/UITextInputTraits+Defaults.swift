// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// What a class that takes text does not say, as for the optional properties of Apple's protocol. A
// value that is set where a class has no property of its own is not kept.
extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As usual.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As usual.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As usual.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As usual.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As usual.
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
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Not known.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
