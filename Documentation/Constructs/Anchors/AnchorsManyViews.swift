// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var manyViews: [Construct] {
    [
      Construct(dialect, "thirds", thirds),
      Construct(dialect, "column", column),
    ]
  }

  // construct: A row of equal widths
  // group: Many views
  // like: thirds
  /// Three views share the width, with 8 points around and between them.
  static func thirds(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    box.b.translatesAutoresizingMaskIntoConstraints = false
    box.c.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
      box.b.leftAnchor.constraint(equalTo: box.a.rightAnchor, constant: 8),
      box.c.leftAnchor.constraint(equalTo: box.b.rightAnchor, constant: 8),
      box.c.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -8),
      box.b.widthAnchor.constraint(equalTo: box.a.widthAnchor),
      box.c.widthAnchor.constraint(equalTo: box.a.widthAnchor),
      box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
      box.b.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
      box.c.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
    ])
  }

  // construct: A column
  // group: Many views
  // like: column
  /// The views follow each other from top to bottom with 8 points between them.
  static func column(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    box.b.translatesAutoresizingMaskIntoConstraints = false
    box.c.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      box.b.topAnchor.constraint(equalTo: box.a.bottomAnchor, constant: 8),
      box.c.topAnchor.constraint(equalTo: box.b.bottomAnchor, constant: 8),
      box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      box.b.leadingAnchor.constraint(equalTo: box.a.leadingAnchor),
      box.c.leadingAnchor.constraint(equalTo: box.a.leadingAnchor),
    ])
  }
}
#endif
