// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases R1 to R4 and G6 of the specification, and the guides that A1 to A24 do not use.
@MainActor struct GuideTests {
  let canvas = Canvas()
  let mirroredCanvas = Canvas(isRightToLeft: true)
  let target = UIView()

  @Test func `R1, R2: leading and trailing of a layout guide follow its view`() {
    let canvas = mirroredCanvas
    canvas.addSubview(target)
    canvas.nal.layout(target) {
      $0
        .setTopRight(by: { $0.layoutMarginsGuide.topLeading })
        .setSize(to: Size(width: 30, height: 20))
    }
    #expect(target.frame == CGRect(x: 562, y: 12, width: 30, height: 20))
    canvas.nal.layout(target) {
      $0
        .setLeft(by: { $0.trailing + 4 })
        .setTop(to: 0)
        .setSize(to: Size(width: 30, height: 20))
    }
    #expect(target.frame == CGRect(x: 4, y: 0, width: 30, height: 20))
  }

  @Test(arguments: [(UISemanticContentAttribute.forceLeftToRight, 100), (.forceRightToLeft, 150)])
  func `R3: leading of a pin follows the reference`(
    attribute: UISemanticContentAttribute, x: CGFloat
  ) {
    let canvas = mirroredCanvas
    let reference = UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 20))
    reference.semanticContentAttribute = attribute
    canvas.addSubview(reference)
    canvas.nal.layout(target) {
      $0
        .pinLeft(to: reference, with: { $0.leading })
        .setTop(to: 0)
        .setSize(to: Size(width: 1, height: 1))
    }
    #expect(target.frame.minX == x)
  }

  @Test func `R4: the middle of the leading edge has a name`() {
    let reference = UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 20))
    reference.semanticContentAttribute = .forceRightToLeft
    canvas.addSubview(reference)
    canvas.nal.layout(target) {
      $0
        .pinMiddleCenter(to: reference, with: { $0.middleLeading })
        .setSize(to: Size(width: 2, height: 2))
    }
    #expect(target.frame == CGRect(x: 149, y: 19, width: 2, height: 2))
  }

  @available(*, deprecated, message: "Uses a deprecated name.")
  @Test func `D17: the published spelling of the middle leading point means the same`() {
    let guides = mirroredCanvas.nal.layoutGuides
    #expect(guides.midddleLeading == guides.middleLeading)
    #expect(guides.midddleLeading == Point(x: 640, y: 240))
  }

  @Test func `G6: margins, safe area and direction can be read`() {
    let guides = canvas.nal.layoutGuides
    #expect(guides.layoutMargins == Insets(top: 12, left: 24, bottom: 36, right: 48))
    #expect(guides.safeAreaInsets == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(guides.direction == .leftToRight)
  }

  @Test func `The readable guide is the part of the margins in which text is easy to read`() {
    let canvas = Canvas(1000)
    // 1000 less 24 and 48 is 928, of which 672 are readable, from (928 − 672) / 2 = 128 on.
    #expect(
      isClose(
        canvas.nal.layoutGuides.readableContentGuide.frame,
        Rect(x: 152, y: 12, width: 672, height: 432)))
  }

  @Test func `Stored guides reference their view weakly, and are zero after its release`() {
    var canvas: Canvas? = Canvas(isRightToLeft: true)
    weak var freed: UIView?
    freed = canvas
    let guides = canvas?.nal.layoutGuides
    #expect(guides?.frame == Rect(x: 0, y: 0, width: 640, height: 480))
    canvas = nil
    #expect(freed == nil)
    #expect(guides?.frame == .zero)
    #expect(guides?.safeAreaGuide.frame == .zero)
    #expect(guides?.layoutMargins == .zero)
    #expect(guides?.direction == .leftToRight)
  }

  @Test func `Guides have the values of the view at the time of access`() {
    let margins = canvas.nal.layoutGuides.layoutMarginsGuide
    canvas.frame.size.width = 700
    #expect(margins.right == 652)
  }

  @Test func `A guide goes wherever a layout guide is wanted`() {
    let guides = canvas.nal.layoutGuides
    let middle: (any LayoutGuideRepresentable) -> NotAutoLayout.Float = { $0.horizontal(at: 0.5) }
    #expect(middle(guides) == 320)
    #expect(middle(guides.layoutMarginsGuide) == 308)
    #expect(middle(guides.makeGuide(from: guides.frame(inside: guides.layoutMargins))) == 308)
    #expect(guides.layoutMarginsGuide.pointAt(x: 0, y: 1) == Point(x: 24, y: 444))
    #expect(guides.safeAreaGuide.size == Size(width: 640, height: 402))
  }
}
#endif
