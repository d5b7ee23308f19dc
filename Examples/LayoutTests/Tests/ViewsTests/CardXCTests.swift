// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit
import Views
import XCTest

/// The tests of `CardTests`, for XCTest.
@MainActor final class CardXCTests: XCTestCase {
  nonisolated override func invokeTest() {
    withLayouts(in: .sizes(320)) { super.invokeTest() }
  }

  /// Nothing is wrong in it.
  func testSanity() async {
    expectLayout(
      of: CardView(), in: .sizes(320, 393).directions(.both), .sane, .noConflicts, .determined,
      .settles, .finite, .visible)
  }

  /// Its texts are shown as a whole, whatever they are.
  func testText() async {
    expectLayout(of: CardView(), .textFits, .lines(of: "detail", ...2))
    expectLayout(
      of: { (sample: Sample) in CardView(title: sample.text) }, samples: .strings, .sane, .textFits)
  }

  /// Nothing leaves it or covers something else.
  func testSpace() async {
    expectLayout(of: CardView(), .insideSuperview(), .noOverlap(), .touchTargets())
    expectLayout(of: CardView(), in: .sizes(393), .insideSafeArea(except: "title"))
  }

  /// Frames and sizes are those of the drawing.
  func testFrames() async {
    expectLayout(
      of: CardView(), .frame(of: "photo", CGRect(x: 16, y: 16, width: 60, height: 60)),
      .frames(["badge": CGRect(x: 20, y: 20, width: 20, height: 20)]),
      .size(of: "follow", equals: CGSize(width: 104, height: 44)),
      .size(of: "message", atLeast: CGSize(width: 44, height: 44)),
      .distance(from: LayoutSelector("photo").trailing, to: LayoutSelector("title").leading, 12),
      .aspectRatio(of: "photo", 1))
  }

  /// Parts are aligned, equal, in order and in the middle.
  func testRelations() async {
    expectLayout(
      of: CardView(), .aligned("title", "detail", "follow", on: .leading),
      .equalSizes("follow", "message"), .equalWidths("title", "detail"),
      .ordered("title", "detail", "follow", along: .vertical, spacing: 4...),
      .ordered("follow", "message", along: .horizontal, spacing: 8...8),
      .centered("badge", in: "photo"), .fills("backdrop"))
  }

  /// From right to left it is the mirror image.
  func testDirection() async { expectLayout(of: CardView(), .mirrorsRightToLeft()) }

  /// Its constraints give it a height.
  func testFitting() async {
    expectLayout(of: CardView(), .selfSizes)
    // 16 + 20 1/3 for the title + 4 + 15 2/3 for the detail + 8 + 44 + 16.
    expectLayout(
      of: CardView(), .fittingSize(width: 320, equals: CGSize(width: 320, height: 124)))
  }

  /// Rules of quoin check find nothing.
  func testRules() async {
    expectLayout(of: CardView(), .rule("stack-hiding"), .rules(.accessibility))
  }

  /// An expectation of its own holds.
  func testOwn() async {
    expectLayout(
      of: CardView(),
      LayoutExpectation("detail below title") { scene in
        let frames = scene.views.filter { ["title", "detail"].contains($0.id) }.map(\.frame)
        return frames.count == 2 && frames[0].maxY <= frames[1].y ? [] : ["detail is above"]
      })
  }
}
