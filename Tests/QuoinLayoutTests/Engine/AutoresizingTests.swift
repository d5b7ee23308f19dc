// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver
import Testing

@Suite("Autoresizing masks") struct AutoresizingTests {
  typealias Mask = AutoresizingCapture.Mask

  /// The superview was 320×480 when the frame (10, 20, 100, 40) was set, and is 400×600 now.
  static let worked: [(mask: Mask, frame: LayoutRect)] = [
    ([], LayoutRect(x: 10, y: 20, width: 100, height: 40)),
    (
      [.flexibleRightMargin, .flexibleBottomMargin],
      LayoutRect(x: 10, y: 20, width: 100, height: 40)
    ),
    ([.flexibleWidth], LayoutRect(x: 10, y: 20, width: 180, height: 40)),
    ([.flexibleLeftMargin], LayoutRect(x: 90, y: 20, width: 100, height: 40)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      // The margins 10 and 210 share 80 points: 10 + 80 · 10/220.
      LayoutRect(x: 10 + 80.0 * 10 / 220, y: 20, width: 100, height: 40)
    ),
    (
      [.flexibleLeftMargin, .flexibleWidth],
      // 10 and 100 share 80 points.
      LayoutRect(x: 10 + 80.0 * 10 / 110, y: 20, width: 100 + 80.0 * 100 / 110, height: 40)
    ),
    (
      [.flexibleTopMargin, .flexibleBottomMargin],
      // 20 and 420 share 120 points.
      LayoutRect(x: 10, y: 20 + 120.0 * 20 / 440, width: 100, height: 40)
    ),
    (Mask(rawValue: 63), LayoutRect(x: 12.5, y: 25, width: 125, height: 50)),
  ]

  @Test("A mask turns a captured frame into one that follows its parent", arguments: worked)
  func maskFollowsParent(mask: Mask, expected: LayoutRect) throws {
    var fixture = try Fixture(width: 400, height: 600)
    let item = try fixture.add {
      $0.autoresizing = AutoresizingCapture(
        mask: mask, frame: LayoutRect(x: 10, y: 20, width: 100, height: 40),
        parentSize: LayoutSize(width: 320, height: 480))
    }
    let frame = fixture.frame(of: item)
    #expect(isNear(frame, expected), "\(frame)")
    #expect(fixture.engine.ambiguities().isEmpty)
  }

  /// The superview grows from 100 to 200, the frame was 30 wide at 10. As checked on AppKit.
  static let doubled: [(mask: Mask, x: Double, width: Double)] = [
    ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
    ([.flexibleWidth, .flexibleRightMargin], 10, 190.0 / 3),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
    ([.flexibleLeftMargin, .flexibleRightMargin], 170.0 / 7, 30),
  ]

  @Test("Flexible parts grow in proportion to their lengths", arguments: doubled)
  func partsGrowInProportion(mask: Mask, x: Double, width: Double) throws {
    var fixture = try Fixture(width: 200, height: 100)
    let item = try fixture.add {
      $0.autoresizing = AutoresizingCapture(
        mask: mask, frame: LayoutRect(x: 10, y: 0, width: 30, height: 5),
        parentSize: LayoutSize(width: 100, height: 100))
    }
    let frame = fixture.frame(of: item)
    #expect(abs(frame.x - x) <= 0.001 && abs(frame.width - width) <= 0.001, "\(frame)")
  }

  @Test("Flexible parts of no length share a change equally")
  func emptyPartsShareEqually() throws {
    var fixture = try Fixture(width: 130, height: 100)
    let item = try fixture.add {
      $0.autoresizing = AutoresizingCapture(
        mask: [.flexibleLeftMargin, .flexibleRightMargin],
        frame: LayoutRect(x: 0, y: 0, width: 100, height: 10),
        parentSize: LayoutSize(width: 100, height: 100))
    }
    #expect(fixture.frame(of: item) == LayoutRect(x: 15, y: 0, width: 100, height: 10))
  }

  @Test("A mask speaks of frames, whatever the alignment rectangles")
  func maskSpeaksOfFrames() throws {
    var fixture = try Fixture(width: 400, height: 600) {
      $0.alignmentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let item = try fixture.add {
      $0.alignmentInsets = LayoutInsets(top: 5, left: 6, bottom: 7, right: 8)
      $0.autoresizing = AutoresizingCapture(
        mask: [.flexibleWidth, .flexibleTopMargin],
        frame: LayoutRect(x: 10, y: 20, width: 100, height: 40),
        parentSize: LayoutSize(width: 320, height: 480))
    }
    #expect(fixture.frame(of: item) == LayoutRect(x: 10, y: 140, width: 180, height: 40))
    #expect(
      fixture.engine.alignmentRect(of: item) == LayoutRect(x: 16, y: 145, width: 166, height: 28))
  }

  @Test("A constraint on a size that a mask determines conflicts with it and gives way")
  func constraintConflictsWithMask() throws {
    var fixture = try Fixture()
    let item = try fixture.add("a") {
      $0.autoresizing = AutoresizingCapture(
        mask: [], frame: LayoutRect(x: 10, y: 20, width: 100, height: 40),
        parentSize: LayoutSize(width: 320, height: 480))
    }
    let width = try fixture.relate(item, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: item).width == 100)
    #expect(
      fixture.engine.conflicts == [
        LayoutConflict(
          broken: .constraint(width),
          members: [.autoresizingSize(item, .horizontal), .constraint(width)])
      ])
  }
}
