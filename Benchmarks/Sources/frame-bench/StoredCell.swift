// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import NotAutoLayout

/// The cell in NotAutoLayout, with layouts that are made once and stored.
final class StoredCell: FeedCell, LayoutInfoStorable {
  private typealias Float = NotAutoLayout.Float

  var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
  var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
  var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
  var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)?

  required init(_ kind: TextKind) {
    super.init(kind)
    let margin: Float = 12
    let gap: Float = 10
    let buttonSize: (ViewLayoutGuides) -> Size = {
      Size(width: ($0.width - margin * 2 - gap * 2) / 3, height: 44)
    }

    nal.setLayout(for: avatar) {
      $0
        .setTopLeft(to: Point(x: margin, y: margin))
        .setSize(to: Size(width: 44, height: 44))
    }
    nal.setLayout(for: name) {
      $0
        .pinTopLeft(to: avatar, with: { $0.topRight + Point(x: gap, y: 2) })
        .setRight(by: { $0.right - margin })
        .fitHeight()
    }
    nal.setLayout(for: headline) {
      $0
        .pinTopLeft(to: name, with: { $0.bottomLeft + Point(x: 0, y: 2) })
        .setRight(by: { $0.right - margin })
        .fitHeight()
    }
    nal.setLayout(for: text) {
      $0
        .setLeft(to: margin)
        .setRight(by: { $0.right - margin })
        .pinTop(to: avatar, with: { $0.bottom + gap })
        .fitHeight()
    }
    nal.setLayout(for: photo) {
      $0
        .setLeft(to: 0)
        .pinTop(to: text, with: { $0.bottom + gap })
        .setWidth(by: { $0.width })
        .setHeight(by: { $0.width * 9 / 16 })
    }
    nal.setLayout(for: like) {
      $0
        .setLeft(to: margin)
        .pinTop(to: photo, with: { $0.bottom + gap })
        .setSize(by: buttonSize)
    }
    for (button, previous) in [(comment, like), (share, comment)] {
      nal.setLayout(for: button) {
        $0
          .pinTopLeft(to: previous, with: { $0.topRight + Point(x: gap, y: 0) })
          .setSize(by: buttonSize)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func place() { nal.layoutSubviews() }
}
