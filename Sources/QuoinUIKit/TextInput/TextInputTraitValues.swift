// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// The same type as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The text of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The same look as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The letters that a keyboard writes as capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether quotation marks are curved.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spaces are added and removed around inserted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
