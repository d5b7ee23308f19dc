// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Contents of scroll views.
  static let scrolling = [
    Mistake("A scrolled content without a bottom", .ambiguities(["content height of page"])) {
      stage in
      let (page, text) = page(in: stage)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: page.topAnchor),
        text.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ])
    },
    Mistake("A scrolled content without a width", .ambiguities(["content width of page"])) {
      stage in
      let page = page(in: stage).page
      let band = stage.box("band", in: page)
      NSLayoutConstraint.activate([
        band.topAnchor.constraint(equalTo: page.topAnchor),
        band.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        band.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        band.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        band.heightAnchor.constraint(equalToConstant: 900),
      ])
      page.subviews.first { $0 !== band }?.removeFromSuperview()
    },
  ]

  /// A scroll view that fills the screen, with a text in it that has no constraints yet.
  @MainActor private static func page(
    in stage: Stage
  ) -> (page: UIScrollView, text: PictureView) {
    let (page, screen) = (stage.add(UIScrollView(), "page"), stage.screen)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      page.topAnchor.constraint(equalTo: screen.topAnchor),
      page.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
    ])
    return (page, stage.picture("text", 300, 700, in: page))
  }
}
