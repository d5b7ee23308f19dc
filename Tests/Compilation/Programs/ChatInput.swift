// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A text view that grows with its text, above the keyboard, and a button beside it.
final class ChatInput: UIViewController, UITextViewDelegate {
  let input = UITextView()
  let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    input.font = .systemFont(ofSize: 17)
    input.isScrollEnabled = false
    input.textContainer.lineFragmentPadding = 0
    input.textContainerInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    input.delegate = self
    input.dataDetectorTypes = [.link, .phoneNumber]
    input.keyboardDismissMode = .interactive
    send.setTitle("Send", for: .normal)
    send.isEnabled = false
    for part in [input, send] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      input.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      input.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -8),
      input.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      send.widthAnchor.constraint(equalToConstant: 60),
      send.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      send.bottomAnchor.constraint(equalTo: input.bottomAnchor),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    send.isEnabled = textView.hasText
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text != "\n"
  }
}
