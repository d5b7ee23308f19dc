// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinTesting
import QuoinUIKit
import Testing

/// The description of the cell as expectations, in each dialect: once for all widths and both reading
/// directions, where frames would be numbers for each.
@MainActor @Suite("The layout of the cell of the gallery") struct FeedCellLayoutTests {
  private let root = LayoutSelector("root")
  private let matrix = LayoutMatrix.sizes(320, 375, 430).directions(.both)

  /// The dialects that place the cell by constraints.
  private nonisolated static let dialects = FeedCellDialect.allCases.filter { $0 != .notAutoLayout }

  @Test("The cell is sane, fits its texts, sizes itself and mirrors", arguments: dialects)
  func sanity(dialect: FeedCellDialect) {
    expectLayout(
      of: dialect.makeCell(), in: matrix, .sane, .textFits, .selfSizes, .noOverlap(),
      .insideSuperview(), .mirrorsRightToLeft())
  }

  @Test("The parts have the places and sizes of the description", arguments: dialects)
  func parts(dialect: FeedCellDialect) {
    let edge = { (name: LayoutSelector) in
      [
        LayoutExpectation.distance(from: root.leading, to: name.leading, 12),
        .distance(from: name.trailing, to: root.trailing, 12),
      ]
    }
    let text = edge("text")
    expectLayout(
      of: dialect.makeCell(), in: matrix,
      // The head: an avatar, and two lines beside it.
      .size(of: "avatar", equals: CGSize(width: 44, height: 44)),
      .distance(from: root.leading, to: LayoutSelector("avatar").leading, 12),
      .distance(from: root.top, to: LayoutSelector("avatar").top, 12),
      .ordered("avatar", "name", along: .horizontal, spacing: 10...10),
      .distance(from: LayoutSelector("avatar").top, to: LayoutSelector("name").top, 2),
      .ordered("name", "headline", along: .vertical, spacing: 2...2),
      .aligned("name", "headline", on: .leading, .trailing),
      .distance(from: LayoutSelector("name").trailing, to: root.trailing, 12),
      // The text, and the photo over the whole width.
      text[0], text[1],
      .ordered("avatar", "text", "photo", along: .vertical, spacing: 10...10),
      .distance(from: root.leading, to: LayoutSelector("photo").leading, 0),
      .distance(from: LayoutSelector("photo").trailing, to: root.trailing, 0),
      .aspectRatio(of: "photo", 16.0 / 9),
      // Three buttons of one size; the edge of the photo is rounded to a pixel.
      .ordered("photo", "like", along: .vertical, spacing: 9.5...10.5),
      .ordered("like", "comment", "share", along: .horizontal, spacing: 9.5...10.5),
      .aligned("like", "comment", "share", on: .top),
      .equalSizes("like", "comment", "share"),
      .size(of: "like", atLeast: CGSize(width: 0, height: 44)),
      .distance(from: root.leading, to: LayoutSelector("like").leading, 12),
      .distance(from: LayoutSelector("share").trailing, to: root.trailing, 12),
      .distance(from: LayoutSelector("like").bottom, to: root.bottom, 9.5...10.5))
  }

  @Test("The cell without constraints has the frames of one with them", arguments: [320, 375, 430])
  func frames(width: CGFloat) {
    var expected: [LayoutSelector: CGRect] = [:]
    let reference = FeedCellDialect.cartography.makeCell()
    let height = reference.height(in: width)
    let size = CGSize(width: width, height: height.rounded(.up))
    reference.frame = CGRect(origin: .zero, size: size)
    reference.layoutIfNeeded()
    for (part, name) in reference.parts { expected[LayoutSelector(name)] = part.frame }
    expectLayout(
      of: FeedCellDialect.notAutoLayout.makeCell(), in: .sizes(size),
      .textFits, .noOverlap(), .frames(expected, within: 0.5))
  }
}
#endif
