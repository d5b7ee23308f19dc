// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  func apply(_ element: MarkupElement, to field: UITextField) {
    field.text = element.text("text") ?? ""
    field.placeholder = element.text("placeholder")
    // The font of fields in files is smaller than that of fields in code.
    field.font = font(of: element) ?? .systemFont(ofSize: 14)
    if let color = color("textColor", of: element) { field.textColor = color }
    if let alignment = Self.alignment(of: element) { field.textAlignment = alignment }
    field.borderStyle = Self.borderStyles[element["borderStyle"] ?? ""] ?? .none
    if let mode = element["clearButtonMode"].flatMap({ FileNames.viewModes[$0] }) {
      field.clearButtonMode = mode
    }
    guard let traits = element.child("textInputTraits", key: "textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.keyboardType = Self.keyboardTypes[traits["keyboardType"] ?? ""] ?? .default
    field.returnKeyType = Self.returnKeyTypes[traits["returnKeyType"] ?? ""] ?? .default
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let keyboardTypes: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch,
  ]
  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "go": .go, "join": .join, "next": .next, "search": .search, "send": .send, "done": .done,
    "continue": .continue,
  ]

  func apply(_ element: MarkupElement, to text: UITextView) {
    text.text = element.text("text") ?? ""
    text.font = font(of: element) ?? .systemFont(ofSize: 14)
    if let color = color("textColor", of: element) { text.textColor = color }
    if let alignment = Self.alignment(of: element) { text.textAlignment = alignment }
    text.isEditable = element.flag("editable") ?? true
    text.isSelectable = element.flag("selectable") ?? true
    if let styled = attributedText("attributedText", of: element) { text.attributedText = styled }
  }
}
