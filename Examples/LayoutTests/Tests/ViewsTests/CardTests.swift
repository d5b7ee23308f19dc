// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import Testing
import UIKit
import Views

/// A test for each group of expectations. At 320 points the title is 320 - 16 - 60 - 12 - 16 = 216 wide,
/// and each button half of what 8 points between them leave: 104.
@MainActor @Suite("A card", .layouts(in: .sizes(320))) struct CardTests {
  @Test("Nothing is wrong in it")
  func sanity() {
    expectLayout(
      of: CardView(), in: .sizes(320, 393).directions(.both), .sane, .noConflicts, .determined,
      .settles, .finite, .visible)
  }

  @Test("Its texts are shown as a whole, whatever they are")
  func text() {
    expectLayout(of: CardView(), .textFits, .lines(of: "detail", ...2))
    expectLayout(
      of: { (sample: Sample) in CardView(title: sample.text) }, samples: .strings, .sane, .textFits)
  }

  @Test("Nothing leaves it or covers something else")
  func space() {
    expectLayout(of: CardView(), .insideSuperview(), .noOverlap(), .touchTargets())
    expectLayout(of: CardView(), in: .sizes(393), .insideSafeArea(except: "title"))
  }

  @Test("Frames and sizes are those of the drawing")
  func frames() {
    expectLayout(
      of: CardView(), .frame(of: "photo", CGRect(x: 16, y: 16, width: 60, height: 60)),
      .frames(["badge": CGRect(x: 20, y: 20, width: 20, height: 20)]),
      .size(of: "follow", equals: CGSize(width: 104, height: 44)),
      .size(of: "message", atLeast: CGSize(width: 44, height: 44)),
      .distance(from: LayoutSelector("photo").trailing, to: LayoutSelector("title").leading, 12),
      .aspectRatio(of: "photo", 1))
  }

  @Test("Parts are aligned, equal, in order and in the middle")
  func relations() {
    expectLayout(
      of: CardView(), .aligned("title", "detail", "follow", on: .leading),
      .equalSizes("follow", "message"), .equalWidths("title", "detail"),
      .ordered("title", "detail", "follow", along: .vertical, spacing: 4...),
      .ordered("follow", "message", along: .horizontal, spacing: 8...8),
      .centered("badge", in: "photo"), .fills("backdrop"))
  }

  @Test("From right to left it is the mirror image")
  func direction() { expectLayout(of: CardView(), .mirrorsRightToLeft()) }

  @Test("Its constraints give it a height")
  func fitting() {
    expectLayout(of: CardView(), .selfSizes)
    // 16 + 20 1/3 for the title + 4 + 15 2/3 for the detail + 8 + 44 + 16.
    expectLayout(
      of: CardView(), .fittingSize(width: 320, equals: CGSize(width: 320, height: 124)))
  }

  @Test("Rules of quoin check find nothing")
  func rules() { expectLayout(of: CardView(), .rule("stack-hiding"), .rules(.accessibility)) }

  @Test("An expectation of its own holds")
  func own() {
    expectLayout(
      of: CardView(),
      LayoutExpectation("detail below title") { scene in
        let frames = scene.views.filter { ["title", "detail"].contains($0.id) }.map(\.frame)
        return frames.count == 2 && frames[0].maxY <= frames[1].y ? [] : ["detail is above"]
      })
  }
}
