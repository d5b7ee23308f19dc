// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension PropertyChange {
  static let words = "The quick brown fox jumps over the lazy dog"

  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = words
    label.numberOfLines = 0
    return label
  }

  private static func makeTextView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = words
    return view
  }

  private static func large(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 40)])
  }

  /// Labels and text views.
  static let texts = [
    PropertyChange("UILabel.text", of: makeLabel) { $0.text = "word" },
    PropertyChange("UILabel.attributedText", of: makeLabel) { $0.attributedText = large("word") },
    PropertyChange("UILabel.font", of: makeLabel) { $0.font = .systemFont(ofSize: 30) },
    PropertyChange("UILabel.numberOfLines", of: makeLabel) { $0.numberOfLines = 1 },
    PropertyChange("UILabel.lineBreakMode", of: makeLabel) { $0.lineBreakMode = .byCharWrapping },
    PropertyChange("UILabel.preferredMaxLayoutWidth", of: makeLabel) {
      $0.preferredMaxLayoutWidth = 90
    },
    PropertyChange(
      "UILabel.adjustsFontForContentSizeCategory",
      of: { () -> UILabel in
        let label = makeLabel()
        label.font = .preferredFont(forTextStyle: .body)
        return label
      }, then: { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
      { $0.adjustsFontForContentSizeCategory = true }),
    PropertyChange("UITextView.text", of: makeTextView) { $0.text = "word" },
    PropertyChange("UITextView.attributedText", of: makeTextView) {
      $0.attributedText = large("word")
    },
    PropertyChange("UITextView.font", of: makeTextView) { $0.font = .systemFont(ofSize: 30) },
    PropertyChange("UITextView.textContainerInset", of: makeTextView) {
      $0.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    },
    PropertyChange(
      "UITextView.adjustsFontForContentSizeCategory",
      of: { () -> UITextView in
        let view = makeTextView()
        view.font = .preferredFont(forTextStyle: .body)
        return view
      }, then: { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
      { $0.adjustsFontForContentSizeCategory = true }),
  ]

  private static func makeField() -> UITextField {
    let field = UITextField()
    field.text = "text"
    field.placeholder = "placeholder"
    return field
  }

  private static func makeCompactPicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 0)
    return picker
  }

  private static func makeBox() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
  }

  /// Text fields.
  static let fields = [
    PropertyChange("UITextField.text", of: makeField) { $0.text = words },
    PropertyChange("UIDatePicker.preferredDatePickerStyle", of: UIDatePicker.init) {
      $0.preferredDatePickerStyle = .compact
    },
    PropertyChange("UIDatePicker.datePickerMode", of: makeCompactPicker) {
      $0.datePickerMode = .time
    },
    PropertyChange("UIDatePicker.locale", of: makeCompactPicker) {
      $0.locale = Locale(identifier: "de_DE")
    },
    // The first of January becomes the 31st of December, which is wider.
    PropertyChange("UIDatePicker.timeZone", of: makeCompactPicker) {
      $0.timeZone = TimeZone(secondsFromGMT: -12 * 3600)
    },
    PropertyChange("UIDatePicker.date", of: makeCompactPicker) {
      $0.date = Date(timeIntervalSince1970: 20 * 86400)
    },
    PropertyChange("UIDatePicker.minimumDate", of: makeCompactPicker) {
      $0.minimumDate = Date(timeIntervalSince1970: 20 * 86400)
    },
    PropertyChange("UIDatePicker.maximumDate", of: makeCompactPicker) {
      $0.maximumDate = Date(timeIntervalSince1970: -86400)
    },
    PropertyChange("UITextField.attributedText", of: makeField) {
      $0.attributedText = large("word")
    },
    PropertyChange("UITextField.placeholder", of: UITextField.init) { $0.placeholder = "hint" },
    PropertyChange("UITextField.attributedPlaceholder", of: UITextField.init) {
      $0.attributedPlaceholder = large("hint")
    },
    PropertyChange("UITextField.font", of: makeField) { $0.font = .systemFont(ofSize: 30) },
    PropertyChange("UITextField.borderStyle", of: makeField) { $0.borderStyle = .roundedRect },
    PropertyChange("UITextField.leftView", of: makeField) {
      $0.leftViewMode = .always
      $0.leftView = makeBox()
    },
    PropertyChange(
      "UITextField.leftViewMode",
      of: { () -> UITextField in
        let field = makeField()
        field.leftView = makeBox()
        return field
      }, { $0.leftViewMode = .always }),
    PropertyChange("UITextField.rightView", of: makeField) {
      $0.rightViewMode = .always
      $0.rightView = makeBox()
    },
    PropertyChange(
      "UITextField.rightViewMode",
      of: { () -> UITextField in
        let field = makeField()
        field.rightView = makeBox()
        return field
      }, { $0.rightViewMode = .always }),
    PropertyChange(
      "UITextField.adjustsFontForContentSizeCategory",
      of: { () -> UITextField in
        let field = makeField()
        field.font = .preferredFont(forTextStyle: .body)
        return field
      }, then: { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
      { $0.adjustsFontForContentSizeCategory = true }),
  ]
}
