// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  /// A new view of any kind.
  mutating func makeControl() -> UIView {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1, 2:
      let label = UILabel()
      label.numberOfLines = one(of: [0, 0, 1, 2, 3]) ?? 0
      label.text = someText()
      return label
    case 3:
      let button = UIButton(type: .system)
      button.setTitle(someText(), for: .normal)
      return button
    case 4: return UISlider()
    case 5: return UISwitch()
    case 6:
      let field = UITextField()
      field.text = someText()
      return field
    case 7:
      let view = UITextView()
      view.isScrollEnabled = chance(1, of: 2)
      view.text = someText()
      return view
    case 8: return UIImageView(image: UIImage(systemName: "star"))
    case 9: return UIProgressView()
    case 10: return UISegmentedControl(items: ["one", "two"])
    case 11: return UIActivityIndicatorView()
    case 12, 13:
      let stack = UIStackView()
      if chance(1, of: 2) { change(stack) }
      return stack
    case 14: return UIScrollView()
    default: return UIView()
    }
  }

  /// Changes the text of a control other than a label.
  mutating func changeControl() {
    let controls = inner.filter { $0 is UIButton || $0 is UITextField || $0 is UITextView }
    guard let control = one(of: controls) else { return changeText() }
    let text = someText()
    switch control {
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let view as UITextView:
      if chance(1, of: 3) { view.isScrollEnabled.toggle() } else { view.text = text }
    default: break
    }
    log.append("text of \(number(control)) has \(text.count) letters")
  }
}

extension ViewCopies {
  /// Returns a control like another one; nil for other views.
  static func makeControl(like view: UIView) -> UIView? {
    switch view {
    case let button as UIButton:
      let copy = UIButton(type: button.buttonType)
      copy.setTitle(button.title(for: .normal), for: .normal)
      return copy
    case let field as UITextField:
      let copy = UITextField()
      copy.text = field.text
      return copy
    case let view as UITextView:
      let copy = UITextView()
      copy.isScrollEnabled = view.isScrollEnabled
      copy.text = view.text
      return copy
    case let view as UIImageView: return UIImageView(image: view.image)
    case let control as UISegmentedControl:
      return UISegmentedControl(
        items: (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" })
    case is UISlider: return UISlider()
    case is UISwitch: return UISwitch()
    case is UIProgressView: return UIProgressView()
    case is UIActivityIndicatorView: return UIActivityIndicatorView()
    default: return nil
    }
  }
}
