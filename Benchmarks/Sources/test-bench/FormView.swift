// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A form of 20 views: nine rows with a label and a field, and a button, below each other.
final class FormView: UIView {
  init() {
    super.init(frame: .zero)
    var last: UIView?
    for row in 0..<9 {
      let (label, field) = (UILabel(), UITextField())
      label.text = "Field \(row)"
      field.placeholder = "Value"
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? safeAreaLayoutGuide.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.widthAnchor.constraint(equalToConstant: 80),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
        field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      last = label
    }
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.topAnchor.constraint(equalTo: last?.bottomAnchor ?? topAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
