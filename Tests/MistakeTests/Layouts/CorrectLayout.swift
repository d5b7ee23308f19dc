// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A layout without a mistake, about which no report may say anything.
struct CorrectLayout: Sendable, CustomTestStringConvertible {
  /// The layout in a few words, different from all others.
  let name: String
  /// Makes the views and the constraints.
  let make: @MainActor @Sendable (Stage) -> Void

  init(_ name: String, _ make: @escaping @MainActor @Sendable (Stage) -> Void) {
    (self.name, self.make) = (name, make)
  }

  var testDescription: String { name }

  static let all = [
    forms, cards, lists, scrolling, stacks, places, programs, controls, images, settings, touches,
    containers, rows, looks, screens, alternatives, keyboards, covers,
  ].flatMap(\.self)
}

extension Stage {
  /// The part of the screen that no bar covers.
  var safe: UILayoutGuide { screen.safeAreaLayoutGuide }

  func label(
    _ text: String, lines: Int = 1, size: CGFloat = 17, in parent: UIView? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    if lines != 1 { label.numberOfLines = lines }
    return add(label, text.lowercased(), in: parent)
  }

  func button(_ title: String, in parent: UIView? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return add(button, title.lowercased(), in: parent)
  }

  func field(_ placeholder: String, in parent: UIView? = nil) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return add(field, placeholder.lowercased(), in: parent)
  }

  /// A stack view, in which the views are arranged.
  @discardableResult
  func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8,
    in parent: UIView? = nil
  ) -> UIStackView {
    let stack = add(UIStackView(), "stack", in: parent)
    (stack.axis, stack.spacing) = (axis, spacing)
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }

  /// Ties all four edges of a view to those of its superview.
  func fill(_ view: UIView, _ inset: CGFloat = 0) {
    guard let outer = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
  }

  /// Ties the upper and both side edges of a view to the safe area.
  func top(_ view: UIView, _ inset: CGFloat = 16) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: safe.topAnchor, constant: inset),
    ])
  }
}
