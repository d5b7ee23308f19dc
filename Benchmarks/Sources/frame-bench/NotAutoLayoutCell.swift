// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import NotAutoLayout

/// The cell in NotAutoLayout.
final class NotAutoLayoutCell: FeedCell {
  private typealias Float = NotAutoLayout.Float

  override func place() {
    let margin: Float = 12
    let gap: Float = 10

    nal.layout(avatar) {
      $0
        .setTopLeft(to: Point(x: margin, y: margin))
        .setSize(to: Size(width: 44, height: 44))
    }
    nal.layout(name) {
      $0
        .pinTopLeft(to: avatar, with: { $0.topRight + Point(x: gap, y: 2) })
        .setRight(by: { $0.right - margin })
        .fitHeight()
    }
    nal.layout(headline) {
      $0
        .pinTopLeft(to: name, with: { $0.bottomLeft + Point(x: 0, y: 2) })
        .setRight(by: { $0.right - margin })
        .fitHeight()
    }
    nal.layout(text) {
      $0
        .setLeft(to: margin)
        .setRight(by: { $0.right - margin })
        .pinTop(to: avatar, with: { $0.bottom + gap })
        .fitHeight()
    }
    nal.layout(photo) {
      $0
        .setLeft(to: 0)
        .pinTop(to: text, with: { $0.bottom + gap })
        .setWidth(by: { $0.width })
        .setHeight(by: { $0.width * 9 / 16 })
    }
    let buttonSize = Size(width: (Float(bounds.width) - margin * 2 - gap * 2) / 3, height: 44)
    nal.layout(like) {
      $0
        .setLeft(to: margin)
        .pinTop(to: photo, with: { $0.bottom + gap })
        .setSize(to: buttonSize)
    }
    nal.layout(comment) {
      $0
        .pinTopLeft(to: like, with: { $0.topRight + Point(x: gap, y: 0) })
        .setSize(to: buttonSize)
    }
    nal.layout(share) {
      $0
        .pinTopLeft(to: comment, with: { $0.topRight + Point(x: gap, y: 0) })
        .setSize(to: buttonSize)
    }
  }
}
