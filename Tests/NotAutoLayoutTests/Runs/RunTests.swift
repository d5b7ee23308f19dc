// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases Q1 to Q7, X11 and X12 of the specification, and more of their kind.
@MainActor struct RunTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let tiles = [Tile(40, 20), Tile(60, 30), Tile(20, 10)]
  let views = [UIView(), UIView(), UIView()]

  @Test func `Q1: gaps and margins of a row are equal`() {
    parent.nal.layout(tiles) {
      $0
        .setMiddle(by: { $0.vertical(at: 0.5) })
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
    expect(tiles, [50, 40, 40, 20], [140, 35, 60, 30], [250, 45, 20, 10])
  }

  @Test func `Q2: views that have no room overlap`() {
    parent.nal.layout(views) {
      $0
        .setMiddle(to: 30)
        .setSize(to: Size(width: 150, height: 10))
        .setHorizontalInsetsEqualingToMargin()
    }
    expect(views, [-32.5, 25, 150, 10], [85, 25, 150, 10], [202.5, 25, 150, 10])
  }

  @Test func `Q3, D14: a row is in the bounds of a scrolled parent`() {
    parent.bounds.origin = CGPoint(x: 50, y: 10)
    parent.nal.layout(views) {
      $0
        .setMiddle(by: { $0.middle })
        .setSize(by: { .init(width: $0.width / 8, height: 20) })
        .setHorizontalInsetsEqualingToMargin()
    }
    expect(views, [100, 50, 40, 20], [190, 50, 40, 20], [280, 50, 40, 20])
  }

  @Test func `Q4: one view is in the centre`() {
    let tile = Tile()
    parent.nal.layout([tile]) {
      $0
        .setMiddle(to: 50)
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
    expect([tile], [115, 30, 90, 40])
  }

  @Test func `Q5: a row is pinned to a view`() {
    let reference = UIView(frame: CGRect(x: 0, y: 70, width: 10, height: 10))
    parent.addSubview(reference)
    parent.nal.layout(views) {
      $0
        .pinMiddle(to: reference, with: { $0.middle })
        .aspectFit(ratio: 2, in: { $0.makeGuide(from: Rect(x: 0, y: 0, width: 60, height: 60)) })
        .setHorizontalInsetsEqualingToMargin()
    }
    expect(views, [35, 60, 60, 30], [130, 60, 60, 30], [225, 60, 60, 30])
  }

  @Test func `Q6: a row is kept and applied`() {
    let layout = parent.nal.makeSequentialLayout {
      $0
        .setMiddle(to: 10)
        .setSize(to: Size(width: 10, height: 10))
        .setHorizontalInsetsEqualingToMargin()
    }
    parent.nal.layout(views, with: layout)
    expect(views, [72.5, 5, 10, 10], [155, 5, 10, 10], [237.5, 5, 10, 10])
  }

  @Test func `Q7: no views are not a row`() {
    var calls = 0
    let none: [UIView] = []
    parent.nal.layout(none) {
      $0
        .setMiddle { _ in
          calls += 1
          return 0
        }
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
    #expect(calls == 0)
  }

  @Test func `X11: a given gap is also the first margin`() {
    parent.nal.layout(views) {
      $0
        .setMiddle(to: 50)
        .setSize(to: Size(width: 40, height: 20))
        .setHorizontalInsets(to: 8)
    }
    expect(views, [8, 40, 40, 20], [56, 40, 40, 20], [104, 40, 40, 20])
  }

  @Test func `X12: a column has gaps above, between and below`() {
    let two = Array(views.prefix(2))
    parent.nal.layout(two) {
      $0
        .setCenter(to: 160)
        .setSize(to: Size(width: 30, height: 20))
        .setVerticalInsetsEqualingToMargin()
    }
    expect(two, [145, 20, 30, 20], [145, 60, 30, 20])
  }

  @Test func `Rows are aligned by bottom or top, columns by left or right`() {
    parent.nal.layout(tiles) { $0.setTop(to: 7).fitSize().setHorizontalInsets(to: 0) }
    expect(tiles, [0, 7, 40, 20], [40, 7, 60, 30], [100, 7, 20, 10])
    parent.nal.layout(tiles) { $0.setBottom(to: 90).fitSize().setHorizontalInsets(by: { _ in 1 }) }
    expect(tiles, [1, 70, 40, 20], [42, 60, 60, 30], [103, 80, 20, 10])
    parent.nal.layout(tiles) { $0.setLeft(to: 5).fitSize().setVerticalInsets(to: 2) }
    expect(tiles, [5, 2, 40, 20], [5, 24, 60, 30], [5, 56, 20, 10])
    parent.nal.layout(tiles) { $0.setRight(to: 300).fitSize().setVerticalInsets(by: { _ in 0 }) }
    expect(tiles, [260, 0, 40, 20], [240, 20, 60, 30], [280, 50, 20, 10])
  }

  @Test func `Leading and trailing columns follow the direction of the parent`() {
    parent.semanticContentAttribute = .forceRightToLeft
    parent.nal.layout(tiles) {
      $0
        .setLeading(by: { $0.leading })
        .fitSize()
        .setVerticalInsets(to: 0)
    }
    expect(tiles, [280, 0, 40, 20], [260, 20, 60, 30], [300, 50, 20, 10])
    parent.nal.layout(tiles) {
      $0
        .setTrailing(by: { $0.trailing })
        .fitSize()
        .setVerticalInsets(to: 0)
    }
    expect(tiles, [0, 0, 40, 20], [0, 20, 60, 30], [0, 50, 20, 10])
  }

  @Test func `Width and height have rules of their own`() {
    let paragraphs = [Para(), Para()]
    parent.nal.layout(paragraphs) {
      $0
        .setTop(to: 0)
        .setWidth(to: 150)
        .fitHeight()
        .setHorizontalInsets(to: 0)
    }
    expect(paragraphs, [0, 0, 150, 40], [150, 0, 150, 40])
    #expect(
      paragraphs.map(\.proposals) == Array(repeating: [CGSize(width: 150, height: 0)], count: 2))
  }

  @Test func `Each view of a row is moved on its own, and processed when it has its frame`() {
    var seen: [CGRect] = []
    parent.nal.layout(tiles) {
      $0
        .setTop(to: 0)
        .fitSize()
        .setHorizontalInsets(to: 0)
        .movingY(by: { frame, _ in frame.width / 10 })
        .addingPostProcess { _, parameters in seen.append(parameters.targetView.frame) }
    }
    expect(tiles, [0, 4, 40, 20], [40, 6, 60, 30], [100, 2, 20, 10])
    #expect(seen == tiles.map(\.frame))
  }

  @Test func `The line is found once, the size for each view`() {
    var calls: [String] = []
    parent.nal.layout(views) {
      $0
        .setMiddle { _ in
          calls.append("line")
          return 0
        }
        .setSize { _ in
          calls.append("size")
          return .zero
        }
        .setHorizontalInsets { _ in
          calls.append("gap")
          return 0
        }
    }
    #expect(calls == ["line", "size", "size", "size", "gap"])
  }

  private func expect(_ views: [UIView], _ frames: [CGFloat]...) {
    #expect(
      views.map(\.frame) == frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }
}
#endif
