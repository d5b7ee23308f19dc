// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A form with a title and a field, without any text, so that its frames follow from its constraints.
final class SnapshotFormView: UIView {
  let title = UIView()
  let field = UIView()

  init(titleHeight: CGFloat = 40) {
    super.init(frame: .zero)
    for view in [title, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      title.heightAnchor.constraint(equalToConstant: titleHeight),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
