// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
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

  @Test("Flexible parts whose lengths cancel but for a rounding error share a change equally")
  func cancelledPartsShareEqually() throws {
    // 0.1 + 0.2 is not 0.3 but a little more, so that the margins add up to a little less than 0.
    let capture = AutoresizingCapture(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: LayoutRect(x: 0, y: 0, width: 0.1 + 0.2, height: 10),
      parentSize: LayoutSize(width: 0.3, height: 100))
    var fixture = try Fixture(width: 10.3, height: 100)
    let item = try fixture.add { $0.autoresizing = capture }
    #expect(abs(fixture.frame(of: item).x - 5) < 1e-9)
    let resized = capture.frame(inParentOf: LayoutSize(width: 10.3, height: 100))
    #expect(abs(resized.x - 5) < 1e-9)
  }

  @Test("A mask gives the same frame at once as in a layout", arguments: 0..<64 as Range<UInt>)
  func sameFrameAtOnceAndInLayout(bits: UInt) throws {
    var random = SeededGenerator(state: UInt64(bits))
    func length(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    for _ in 0..<20 {
      let capture = AutoresizingCapture(
        mask: Mask(rawValue: bits),
        frame: LayoutRect(
          x: length(0...50), y: length(0...50), width: length(0...150), height: length(0...150)),
        parentSize: LayoutSize(width: length(200...300), height: length(200...300)))
      let size = LayoutSize(width: length(200...600), height: length(200...600))
      var fixture = try Fixture(width: size.width, height: size.height)
      let item = try fixture.add { $0.autoresizing = capture }
      #expect(isNear(fixture.frame(of: item), capture.frame(inParentOf: size)))
    }
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
    let item = try fixture.addMasked("a")
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
