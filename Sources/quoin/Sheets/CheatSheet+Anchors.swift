// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let anchors = CheatSheet(
    name: "Anchors",
    text: #"""
      Plain anchors
      import QuoinPlatform
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            box.a.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            box.a.topAnchor.constraint(equalTo: box.topAnchor),
            box.a.bottomAnchor.constraint(equalTo: box.bottomAnchor),
          ])

        Insets: a (16 16; 288 128)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: box.a.trailingAnchor, constant: 16),
            box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
            box.bottomAnchor.constraint(equalTo: box.a.bottomAnchor, constant: 16),
          ])

        A corner: a (24 8; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 24),
            box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
          ])

        Trailing, inward: a (232 16; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16)
          ])

        Right, in every direction: a (232 16; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -16),
            box.a.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
          ])

        Margins: a (8 8; 304 144)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            box.a.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
            box.a.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            box.a.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
          ])

      CENTRE
        Centre: a (124 64; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            box.a.centerYAnchor.constraint(equalTo: box.centerYAnchor),
          ])

        Centre with an offset: a (124 40; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            box.a.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: -24),
          ])

      SIZES
        A fixed size: a (16 16; 120 60)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalToConstant: 120),
            box.a.heightAnchor.constraint(equalToConstant: 60),
          ])

        A share of another size: a (16 16; 160 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
          ])

        Arithmetic: a (16 16; 140 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: -20)
          ])

        Aspect ratio: a (16 16; 96 72)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalToConstant: 96),
            box.a.heightAnchor.constraint(equalTo: box.a.widthAnchor, multiplier: 0.75),
          ])

        The size of another view: a (16 16; 88 40), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalTo: box.b.widthAnchor),
            box.a.heightAnchor.constraint(equalTo: box.b.heightAnchor),
          ])

      RELATIONS AND PRIORITIES
        At least: a (16 16; 120 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
          ])

        At most: a (16 16; 48 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(lessThanOrEqualToConstant: 48)
          ])

        Priority: a (16 16; 120 32)
          let width = box.a.widthAnchor.constraint(equalToConstant: 200)
          width.priority = .defaultHigh
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            width,
            box.a.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
          ])

        A gap of at least: a (100 16; 72 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 100)
          ])

      BETWEEN VIEWS
        Below another view: a (120 104; 72 32), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.topAnchor.constraint(equalTo: box.b.bottomAnchor, constant: 8),
            box.a.leadingAnchor.constraint(equalTo: box.b.leadingAnchor),
          ])

        After another view: a (216 56; 72 32), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.leadingAnchor.constraint(equalTo: box.b.trailingAnchor, constant: 8),
            box.a.topAnchor.constraint(equalTo: box.b.topAnchor),
          ])

        The middle of another view: a (16 60; 72 32), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.centerYAnchor.constraint(equalTo: box.b.centerYAnchor)
          ])

        One edge at another: a (16 80; 72 32), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.centerYAnchor.constraint(equalTo: box.b.bottomAnchor)
          ])

        Baseline: a (16 64; 72 32), b (120 56; 88 40)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.lastBaselineAnchor.constraint(equalTo: box.b.lastBaselineAnchor)
          ])

      MANY VIEWS
        A row of equal widths: a (8 16; 96 32), b (112 16; 96 40), c (216 16; 96 32)
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

        A column: a (16 8; 72 32), b (16 48; 88 40), c (16 96; 64 32)
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

      GROUPS AND HANDLES
        A constant that changes: a (16 16; 140 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          let width = box.a.widthAnchor.constraint(equalToConstant: 72)
          width.isActive = true
          width.constant = 140

        Switching off: a (16 16; 140 32)
          box.a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.a.widthAnchor.constraint(equalToConstant: 140)
          ])
          box.a.widthAnchor.constraint(equalToConstant: 72).isActive = false

      """#)
}
