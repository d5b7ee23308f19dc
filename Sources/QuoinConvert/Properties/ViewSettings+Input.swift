// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ViewSettings {
  /// Reads how text is entered.
  mutating func readInputTraits() {
    guard let traits = element.child("textInputTraits", key: "textInputTraits") else { return }
    readCapitals(traits)
    for (attribute, names) in Self.traitNames {
      guard let word = traits[attribute], word != "default" else { continue }
      if let name = names[word] { set(attribute, ".\(name)") } else { leaveOut(attribute, word) }
    }
    if let word = traits["textContentType"], !word.isEmpty {
      let type = Self.contentTypes[word]
      if type == nil { leaveOut("textContentType", word) }
      set("textContentType", type)
    }
    if traits.flag("secureTextEntry") == true { set("isSecureTextEntry", "true") }
    if traits.flag("enablesReturnKeyAutomatically") == true {
      set("enablesReturnKeyAutomatically", "true")
    }
  }

  /// A file without capitals means none, but views that code creates begin sentences with them.
  private mutating func readCapitals(_ traits: MarkupElement) {
    let usual = description.systemClass == "UISearchBar" ? "none" : "sentences"
    let word = traits["autocapitalizationType"] ?? "none"
    guard word != usual else { return }
    guard ["none", "words", "sentences", "allCharacters"].contains(word) else {
      leaveOut("autocapitalizationType", word)
      return
    }
    set("autocapitalizationType", ".\(word)")
  }

  private mutating func leaveOut(_ attribute: String, _ word: String) {
    note("The \(attribute) '\(word)' of \(ConversionNote.quoted(name)) is not converted.")
  }

  private static let answers = ["yes": "yes", "no": "no"]

  /// The properties in the order in which they are written, each with its cases by their words.
  private static let traitNames: [(String, [String: String])] = [
    ("autocorrectionType", answers), ("spellCheckingType", answers), ("smartQuotesType", answers),
    ("smartDashesType", answers), ("smartInsertDeleteType", answers),
    (
      "keyboardType",
      [
        "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL",
        "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
        "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
        "webSearch": "webSearch", "ASCIICapableNumberPad": "asciiCapableNumberPad",
      ]
    ),
    ("keyboardAppearance", ["alert": "dark", "dark": "dark", "light": "light"]),
    (
      "returnKeyType",
      [
        "go": "go", "google": "google", "join": "join", "next": "next", "route": "route",
        "search": "search", "send": "send", "yahoo": "yahoo", "done": "done",
        "emergencyCall": "emergencyCall", "continue": "continue",
      ]
    ),
  ]

  /// The members of `UITextContentType` by their raw values, which files have.
  private static let contentTypes = [
    "name": ".name", "honorific-prefix": ".namePrefix", "given-name": ".givenName",
    "additional-name": ".middleName", "family-name": ".familyName",
    "honorific-suffix": ".nameSuffix", "nickname": ".nickname",
    "organization-title": ".jobTitle", "organization": ".organizationName",
    "location": ".location", "street-address": ".fullStreetAddress",
    "address-line1": ".streetAddressLine1", "address-line2": ".streetAddressLine2",
    "address-level2": ".addressCity", "address-level1": ".addressState",
    "address-level1+2": ".addressCityAndState", "address-level3": ".sublocality",
    "country-name": ".countryName", "postal-code": ".postalCode", "tel": ".telephoneNumber",
    "email": ".emailAddress", "url": ".URL", "cc-number": ".creditCardNumber",
    "username": ".username", "password": ".password", "new-password": ".newPassword",
    "one-time-code": ".oneTimeCode",
  ]
}
