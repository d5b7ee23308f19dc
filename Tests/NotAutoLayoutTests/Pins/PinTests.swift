// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import NotAutoLayout
import Testing

/// The cases P1 to P19 of the specification.
@MainActor struct PinTests {
  @Test(arguments: PinCase.simple + PinCase.transformed + PinCase.converted)
  func `A pin reads the reference in the coordinates of the view that lays out`(test: PinCase) {
    let scene = PinScene()
    test.place(scene)
    #expect(isClose(scene.target.frame, test.frame), "\(test.id): \(scene.target.frame)")
  }

  @Test func `P9: a transformed view has a frame with and one without its transform`() {
    let scene = PinScene()
    scene.ref.transform = CGAffineTransform(scaleX: 1.5, y: 2)
    let nal = scene.ref.nal
    #expect(isClose(nal.identityFrame, CGRect(x: 200, y: 100, width: 80, height: 60)))
    #expect(
      isClose(
        nal.frame(thatIgnoresTransform: false), CGRect(x: 180, y: 70, width: 120, height: 120)))
  }

  @Test func `P17: a reference that is removed or released reads zero`() {
    let canvas = Canvas()
    let target = UIView()
    var reference: UIView? = UIView(frame: CGRect(x: 70, y: 70, width: 7, height: 7))
    reference.map(canvas.addSubview)
    let layout = canvas.nal.makeLayout {
      $0
        .pinTopLeft(to: reference, with: { $0.bottomRight })
        .setSize(to: Size(width: 5, height: 5))
    }
    canvas.nal.layout(target, with: layout)
    #expect(target.frame == CGRect(x: 77, y: 77, width: 5, height: 5))
    reference?.removeFromSuperview()
    canvas.nal.layout(target, with: layout)
    #expect(target.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    target.frame = .zero
    weak var freed: UIView?
    freed = reference
    reference = nil
    #expect(freed == nil)
    canvas.nal.layout(target, with: layout)
    #expect(target.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `P18: a getter of references is called each time`() {
    let scene = PinScene()
    var current = scene.ref
    let layout = scene.canvas.nal.makeLayout {
      $0
        .pinTopLeft(by: { current }, with: { $0.bottomRight })
        .setSize(to: Size(width: 5, height: 5))
    }
    scene.canvas.nal.layout(scene.target, with: layout)
    #expect(scene.target.frame == CGRect(x: 280, y: 160, width: 5, height: 5))
    current = scene.box
    scene.canvas.nal.layout(scene.target, with: layout)
    #expect(scene.target.frame == CGRect(x: 500, y: 350, width: 5, height: 5))
  }

  @Test func `D8: the readable guide of a reference begins where its readable part does`() {
    let scene = PinScene()
    // 800 wide, less margins of 6 and 8 is 786; the readable 672 of it begin 57 further right.
    scene.ref.frame = CGRect(x: 20, y: 30, width: 800, height: 60)
    scene.canvas.nal.layout(scene.target) {
      $0
        .pinTopLeft(to: scene.ref, with: { $0.readableContentGuide.topLeft })
        .pinBottomRight(to: scene.ref, with: { $0.readableGuide.bottomRight })
    }
    #expect(isClose(scene.target.frame, CGRect(x: 83, y: 35, width: 672, height: 48)))
  }

  @Test func `A reference in another tree counts where its topmost view is`() {
    let scene = PinScene()
    scene.box.removeFromSuperview()
    scene.canvas.nal.layout(scene.target) {
      $0
        .pinTopLeft(to: scene.inner, with: { $0.topLeft })
        .setSize(to: Size(width: 1, height: 1))
    }
    // The box, which is a root now, is at (300, 200), and the inner view at (10, 20) in it.
    #expect(scene.target.frame == CGRect(x: 310, y: 220, width: 1, height: 1))
  }

  @Test func `A missing reference gives a warning`() {
    let scene = PinScene()
    let loose = UIView()
    loose.accessibilityIdentifier = "loose"
    let warned = warnings {
      scene.canvas.nal.layout(scene.target) {
        $0
          .pinLeft(to: nil, with: { $0.left })
          .pinTop(to: loose, with: { $0.bottom })
          .setSize(to: .zero)
      }
    }
    #expect(warned.map(\.code) == ["missing-reference", "detached-reference"])
    #expect(
      warned.last?.sentence
        == "loose, the reference of a pin, has no superview, so the pin reads zero. Add it before the "
        + "layout.")
  }
}
#endif
