// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Fields, buttons and switches.
  static let forms = [
    CorrectLayout("Sign-in form") { stage in
      let (mail, word) = (stage.field("Mail"), stage.field("Password"))
      let (title, go) = (stage.label("Welcome", size: 34), stage.button("Continue"))
      stage.top(title)
      for (view, above, gap) in [
        (mail, title, 24.0), (word, mail, 12), (go, word, 24),
      ] as [(UIView, UIView, CGFloat)] {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: title.trailingAnchor),
          view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: gap),
        ])
      }
      go.heightAnchor.constraint(equalToConstant: 50).isActive = true
    },
    CorrectLayout("Fields in a stack") { stage in
      let fields = ["Name", "Street", "Town"].map { stage.field($0) }
      stage.top(stage.stack(fields, .vertical, spacing: 12))
    },
    CorrectLayout("A field beside a button") { stage in
      let (field, send) = (stage.field("Message"), stage.button("Send"))
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        send.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
        field.bottomAnchor.constraint(
          equalTo: stage.screen.keyboardLayoutGuide.topAnchor, constant: -8),
        send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    },
    CorrectLayout("A setting with a switch") { stage in
      let (title, toggle) = (stage.label("Notifications"), stage.add(UISwitch(), "toggle"))
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 20),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        toggle.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        toggle.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      ])
    },
    CorrectLayout("Names beside fields, as wide as the longest") { stage in
      var rows: [UIView] = []
      var first: UILabel?
      for text in ["Name", "Telephone", "Town"] {
        let (name, field) = (stage.label(text), stage.field("\(text) field"))
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = stage.stack([name, field], .horizontal)
        rows.append(row)
        first = first ?? name
      }
      stage.top(stage.stack(rows, .vertical))
      for case let row as UIStackView in rows.dropFirst() {
        guard let first, let name = row.arrangedSubviews.first else { continue }
        name.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
    },
    CorrectLayout("A field with a fixed width") { stage in
      let code = stage.field("Code")
      NSLayoutConstraint.activate([
        code.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 20),
        code.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        code.widthAnchor.constraint(equalToConstant: 90),
      ])
    },
    CorrectLayout("A text view above a button") { stage in
      let (notes, save) = (stage.add(UITextView(), "notes"), stage.button("Save"))
      stage.top(notes)
      NSLayoutConstraint.activate([
        save.topAnchor.constraint(equalTo: notes.bottomAnchor, constant: 8),
        save.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        save.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -16),
      ])
    },
  ]
}
