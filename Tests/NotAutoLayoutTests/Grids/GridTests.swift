// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases X13 to X15 of the specification, and more of their kind.
@MainActor struct GridTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  @Test func `X13: cells share a region, less the gaps`() {
    let rows = grid(2, 4)
    parent.nal.layout(rows) {
      $0
        .setFrame(to: Rect(x: 20, y: 20, width: 360, height: 260))
        .setInsets(horizontal: 8, vertical: 20)
    }
    #expect(
      frames(rows)
        == cells(2, 4) { row, column in
          CGRect(x: 20 + 92 * column, y: 20 + 140 * row, width: 84, height: 120)
        })
  }

  @Test func `X14: gaps of cells with a size equal the margins`() {
    let rows = grid(2, 3)
    parent.nal.layout(rows) {
      $0
        .stickOnParent()
        .setSize(to: Size(width: 60, height: 60))
        .setInsetsEqualingToMargin()
    }
    #expect(
      frames(rows)
        == cells(2, 3) { row, column in
          CGRect(x: 55 + 115 * column, y: 60 + 120 * row, width: 60, height: 60)
        })
  }

  @Test func `X15: a point of a grid is at a point`() {
    let rows = grid(2, 3)
    parent.nal.layout(rows) {
      $0
        .setMiddleCenter(to: Point(x: 200, y: 150))
        .setSize(to: Size(width: 30, height: 20))
        .setInsets(horizontal: 10, vertical: 5)
    }
    #expect(frames(rows)[0] == CGRect(x: 145, y: 127.5, width: 30, height: 20))
    #expect(frames(rows)[5] == CGRect(x: 225, y: 152.5, width: 30, height: 20))
  }

  @Test func `Every point of a grid can be at a point`() {
    // A block of 2 × 2 cells of 10 × 10 with gaps of 5 is 25 × 25.
    let rows = grid(2, 2)
    func origin(
      _ chain: (LayoutMaker<MatricalProperty.Initial>, Point)
        -> LayoutMaker<MatricalProperty.Anchor>
    ) -> CGPoint {
      parent.nal.layout(rows) { maker in
        chain(maker, Point(x: 100, y: 100)).setSize(to: Size(width: 10, height: 10))
          .setInsets(to: 5)
      }
      return rows[0][0].frame.origin
    }
    #expect(origin { $0.setTopLeft(to: $1) } == CGPoint(x: 100, y: 100))
    #expect(origin { $0.setTopCenter(to: $1) } == CGPoint(x: 87.5, y: 100))
    #expect(origin { $0.setTopRight(to: $1) } == CGPoint(x: 75, y: 100))
    #expect(origin { $0.setMiddleLeft(to: $1) } == CGPoint(x: 100, y: 87.5))
    #expect(origin { $0.setMiddleCenter(to: $1) } == CGPoint(x: 87.5, y: 87.5))
    #expect(origin { $0.setMiddleRight(to: $1) } == CGPoint(x: 75, y: 87.5))
    #expect(origin { $0.setBottomLeft(to: $1) } == CGPoint(x: 100, y: 75))
    #expect(origin { $0.setBottomCenter(to: $1) } == CGPoint(x: 87.5, y: 75))
    #expect(origin { $0.setBottomRight(to: $1) } == CGPoint(x: 75, y: 75))
    parent.semanticContentAttribute = .forceRightToLeft
    #expect(origin { $0.setTopLeading(to: $1) } == CGPoint(x: 75, y: 100))
    #expect(origin { $0.setTopTrailing(to: $1) } == CGPoint(x: 100, y: 100))
  }

  @Test func `Gaps fill a region, and a single row is in the middle of it`() {
    let rows = grid(1, 3)
    parent.nal.layout(rows) {
      $0
        .stickOnParent()
        .setSize(to: Size(width: 100, height: 40))
        .setInsetsFilling()
    }
    #expect(frames(rows).map(\.minX) == [0, 150, 300])
    #expect(frames(rows).map(\.minY) == [130, 130, 130])
  }

  @Test func `Columns are as wide as the widest, rows as high as the highest view`() {
    let rows = [[Tile(10, 40), Tile(60, 20)], [Tile(30, 10)]]
    parent.nal.layout(rows) {
      $0
        .setTopLeft(to: .zero)
        .fitSize()
        .setInsets(by: { Size(width: $0.width / 100, height: 2) })
    }
    #expect(
      frames(rows) == [
        CGRect(x: 10, y: 0, width: 10, height: 40), CGRect(x: 34, y: 10, width: 60, height: 20),
        CGRect(x: 0, y: 42, width: 30, height: 10),
      ])
  }

  @Test func `Views fill rows of a number each, the last one may be shorter`() {
    let views = (0..<5).map { _ in UIView() }
    parent.nal.layout(views, columns: 2) {
      $0
        .setTopLeft(to: .zero)
        .setSize(to: Size(width: 10, height: 10))
        .setInsets(to: 0)
    }
    #expect(
      views.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10),
        CGPoint(x: 0, y: 20),
      ])
  }

  @Test func `Rows begin at the left, or follow the direction of the parent if they are set up to`()
  {
    parent.semanticContentAttribute = .forceRightToLeft
    let rows = [[Tile(10, 10), Tile(30, 10), Tile(20, 10)]]
    let layout = parent.nal.makeMatricalLayout {
      $0
        .setTopRight(by: { $0.topRight })
        .fitSize()
        .setInsets(to: 5)
    }
    parent.nal.layout(rows, with: layout)
    #expect(frames(rows).map(\.minX) == [330, 345, 380])
    parent.nal.layout(rows) {
      $0
        .setTopRight(by: { $0.topRight })
        .fitSize()
        .setInsets(to: 5)
        .followingLayoutDirection()
    }
    #expect(frames(rows).map(\.minX) == [390, 355, 330])
  }

  @Test func `Each view of a grid is changed on its own`() {
    let rows = grid(1, 2)
    var seen: [CGFloat] = []
    parent.nal.layout(rows) {
      $0
        .stickOnParent()
        .setInsets(to: 0)
        .pinchingTop(by: { frame, _ in frame.x / 10 })
        .addingPostProcess { _, parameters in seen.append(parameters.targetView.frame.minY) }
    }
    #expect(frames(rows).map(\.minY) == [0, 20])
    #expect(seen == [0, 20])
  }

  @Test(arguments: [[], [0], [0, 0]])
  func `A grid without views is nothing`(counts: [Int]) {
    let rows = counts.map { Array(repeating: UIView(), count: $0) }
    parent.nal.layout(rows) { $0.stickOnParent().setInsets(to: 8) }
    parent.nal.layout(rows) { $0.stickOnParent().fitSize().setInsetsFilling() }
    #expect(frames(rows) == [])
  }

  private func grid(_ rows: Int, _ columns: Int) -> [[UIView]] {
    (0..<rows).map { _ in (0..<columns).map { _ in UIView() } }
  }

  private func frames(_ rows: [[UIView]]) -> [CGRect] {
    rows.flatMap { $0.map(\.frame) }
  }

  private func cells(
    _ rows: Int, _ columns: Int, _ cell: (CGFloat, CGFloat) -> CGRect
  ) -> [CGRect] {
    (0..<rows).flatMap { row in
      (0..<columns).map { cell(CGFloat(row), CGFloat($0)) }
    }
  }
}
#endif
