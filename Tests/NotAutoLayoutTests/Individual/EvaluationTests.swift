// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import NotAutoLayout
import Testing

@MainActor struct EvaluationTests {
  let canvas = Canvas()
  let target = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))

  @Test(arguments: EvaluationCases.all)
  func `A complete layout can be moved, pinched and expanded`(of frameCase: FrameCase) {
    frameCase.check(in: canvas)
  }

  @Test func `E28: processes see the frame so far, and the view with its old one`() {
    var seen: [Rect] = []
    canvas.nal.layout(target) {
      $0
        .setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80))
        .addingProcess { frame, parameters in
          seen += [frame, Rect(parameters.targetView.frame)]
        }
        .movingX(by: 5)
        .addingProcess { frame, _ in seen.append(frame) }
    }
    #expect(
      seen == [
        Rect(x: 40, y: 60, width: 120, height: 80), Rect(x: 1, y: 1, width: 1, height: 1),
        Rect(x: 45, y: 60, width: 120, height: 80),
      ])
    #expect(target.frame.minX == 45)
  }

  @Test func `Evaluations are made of closures alone, and added to a kept layout`() {
    let layout = canvas.nal.makeLayout {
      $0.setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80))
    }
    canvas.nal.layout(
      target,
      with: layout.addEvaluation(.pinchRightBy { _, _ in 10 })
        .addEvaluation(.moveRightTo { frame, _ in frame.left })
        .addEvaluation(.expandSizeTo({ frame, _ in frame.size }, from: .zero)))
    // E25: 10 wider, then the right edge where the left one was.
    #expect(target.frame == CGRect(x: -90, y: 60, width: 130, height: 80))
    guard case .moveXBy(let amount) = FrameAdditionalEvaluation.moveXBy({ frame, _ in frame.width })
    else { return #expect(Bool(false), "an evaluation is the case of its name") }
    let guides = canvas.nal.layoutGuides
    #expect(amount(Rect(x: 0, y: 0, width: 7, height: 0), (target, guides)) == 7)
  }

  @Test func `A process after the layout sees the view with its frame`() {
    var seen: [CGRect] = []
    canvas.nal.layout(target) {
      $0
        .stickOnParent()
        .addingPostProcess { frame, parameters in
          seen += [frame.cgValue, parameters.targetView.frame]
        }
        .movingX(by: 5)
        .addingPostProcess { frame, _ in seen.append(frame.cgValue) }
    }
    #expect(seen == Array(repeating: CGRect(x: 5, y: 0, width: 640, height: 480), count: 3))
  }

  @Test func `D16: positions are found before lengths, lengths before changes`() {
    var calls: [String] = []
    canvas.nal.layout(target) {
      $0
        .setWidth { _ in
          calls.append("width")
          return 10
        }
        .setCenter { _ in
          calls.append("center")
          return 100
        }
        .setMiddle { _ in
          calls.append("middle")
          return 50
        }
        .setHeight { _ in
          calls.append("height")
          return 20
        }
        .movingX { _, _ in
          calls.append("move")
          return 1
        }
    }
    #expect(calls == ["center", "middle", "width", "height", "move"])
    #expect(target.frame == CGRect(x: 96, y: 40, width: 10, height: 20))
  }

  @Test func `Making happens once and at once, closures are called once for each application`() {
    var made = 0
    var evaluated = 0
    let layout = canvas.nal.makeLayout { maker in
      made += 1
      return maker.setTopLeft { _ in
        evaluated += 1
        return Point(x: NotAutoLayout.Float(evaluated), y: 0)
      }
      .setSize(to: Size(width: 1, height: 1))
    }
    #expect((made, evaluated) == (1, 0))
    canvas.nal.layout(target, with: layout)
    canvas.nal.layout(target, with: layout)
    #expect((made, evaluated) == (1, 2))
    #expect(target.frame.minX == 2)
  }

  @Test func `A24: positions are in the bounds of a scrolled parent`() {
    canvas.bounds.origin = CGPoint(x: 0, y: 150)
    canvas.nal.layout(target) {
      $0
        .setTopLeft(by: { $0.topLeft })
        .setSize(to: Size(width: 10, height: 10))
    }
    #expect(target.frame == CGRect(x: 0, y: 150, width: 10, height: 10))
  }

  @Test func `E27: a frame that is pinched too far is standardized only by the view`() {
    var seen: Rect?
    canvas.nal.layout(target) {
      $0
        .setFrame(to: Rect(x: 40, y: 60, width: 120, height: 80))
        .pinchingRight(to: 10)
        .addingProcess { frame, _ in seen = frame }
    }
    #expect(seen == Rect(x: 40, y: 60, width: -30, height: 80))
  }

  @Test(arguments: [(false, 24, 100), (true, 540, 100)])
  func `Leading and trailing follow the direction of the parent`(
    isRightToLeft: Bool, x: CGFloat, width: CGFloat
  ) {
    let canvas = Canvas(isRightToLeft: isRightToLeft)
    let expected = CGRect(x: x, y: 0, width: width, height: 10)
    canvas.nal.layout(target) {
      $0
        .setLeading(to: isRightToLeft ? 640 : 24)
        .setTrailing(to: isRightToLeft ? 540 : 124)
        .setTop(to: 0)
        .setHeight(to: 10)
    }
    #expect(target.frame == expected)
    canvas.nal.layout(target) {
      $0
        .setTopTrailing(to: Point(x: isRightToLeft ? 540 : 124, y: 0))
        .setSize(to: Size(width: 100, height: 10))
    }
    #expect(target.frame == expected)
    canvas.nal.layout(target) {
      $0
        .setCenter(to: isRightToLeft ? 590 : 74)
        .setTopLeading(to: Point(x: isRightToLeft ? 640 : 24, y: 0))
        .setHeight(to: 10)
    }
    #expect(target.frame == expected)
  }

  @Test func `Two positions of one fraction give no length, and a warning`() {
    canvas.addSubview(target)
    let reports = warnings {
      canvas.nal.layout(target) {
        $0
          .setHorizontal(at: 0.25, to: 100)
          .setHorizontal(at: 0.25, to: 120)
          .setTop(to: 0)
          .setHeight(to: 10)
      }
    }
    #expect(target.frame == CGRect(x: 100, y: 0, width: 0, height: 10))
    #expect(reports.map(\.code) == ["equal-fractions"])
  }
}
#endif
