// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Drawing code and layers in pictures of views.
@MainActor @Suite("Drawing code and layers in pictures") struct DrawingPictureTests {
  /// A view that fills its bounds with red, and counts its calls.
  final class DrawnView: UIView {
    var calls = 0
    var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      calls += 1
      ctx.setFillColor(color)
      ctx.fill(bounds)
    }
  }

  /// A view that mixes two fills.
  final class MixedView: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      // The screen is that of the stage while the program draws.
      if UIScreen.main.scale == 3 { context.fill(CGRect(x: 18, y: 0, width: 1, height: 1)) }
    }
  }

  @Test("What a view draws is mixed with its own drawing, and not with what is behind the view")
  func isolatedDrawing() {
    let view = MixedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let svg = view.picture.svg
    let isolation = svg.range(of: "isolation:isolate")?.lowerBound ?? svg.endIndex
    let mixture = svg.range(of: "mix-blend-mode:multiply")?.lowerBound ?? svg.startIndex
    #expect(isolation < mixture)
  }

  @Test("Drawing code runs while the screen of the stage is that of the program")
  func screenWhileDrawing() {
    let counts = [2.0, 3].map { scale in
      let stage = Stage(device: "iPhone 15", scale: CGFloat(scale))
      stage.show(MixedView())
      return stage.picture.svg.components(separatedBy: "mix-blend-mode").count
    }
    #expect(counts[1] == counts[0] + 1)
  }

  /// A label whose text is 4 points to the right.
  final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.offsetBy(dx: 4, dy: 0))
    }
  }

  /// A label without its text.
  final class BlankLabel: UILabel {
    override func draw(_ rect: CGRect) {}
  }

  /// A view of 20 × 10 points in the middle of one of 40 × 30.
  private func screen(with view: UIView) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    screen.addSubview(view)
    return screen
  }

  @Test("A view that draws is seen in its bounds, and a plain view has no list")
  func drawnView() {
    let screen = screen(with: DrawnView())
    let svg = screen.picture.svg
    #expect(svg.contains("translate(10 10)"))
    #expect(svg.contains("<path d=\"M0 0L20 0L20 10L0 10Z\" fill=\"#ff0000\"/>"))
    #expect(screen.drawing == nil)
    #expect(UILabel().drawing == nil)
  }

  @Test("Drawing code runs once for a state")
  func calls() {
    let view = DrawnView()
    let screen = screen(with: view)
    let first = screen.picture.svg
    view.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(screen.picture.svg == first)
    #expect(view.calls == 1)
    view.setNeedsDisplay()
    #expect(screen.picture.svg.contains("fill=\"#0000ff\""))
    #expect(screen.picture.svg.contains("fill=\"#0000ff\""))
    #expect(view.calls == 2)
    view.bounds.size.width = 8
    #expect(screen.picture.svg.contains("M0 0L8 0L8 10L0 10Z"))
    #expect(view.calls == 3)
  }

  @Test("A turned view is drawn about its centre, with its subviews")
  func turnedView() {
    let view = UIView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    label.text = "up"
    let screen = screen(with: view)
    view.addSubview(label)
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // About (20, 15): x' = -(y - 15) + 20, y' = (x - 20) + 15.
    #expect(screen.picture.svg.contains("matrix(0 1 -1 0 35 -5)"))
  }

  @Test("A label shows its text where its class draws it")
  func labels() throws {
    let padded = PaddedLabel()
    padded.text = "I"
    #expect(screen(with: padded).picture.svg.contains("<text x=\"14\""))
    let blank = BlankLabel()
    blank.text = "I"
    #expect(!screen(with: blank).picture.svg.contains("<text"))
  }

  /// A layer, and a part of the picture of a view with it.
  private func layers() -> [(layer: CALayer, part: String)] {
    let half = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    half.path = line
    half.fillColor = nil
    half.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    half.strokeEnd = 0.5
    half.lineCap = .round
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    gradient.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5),
    ]
    let shaded = CALayer()
    shaded.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    shaded.backgroundColor = CGColor(gray: 0, alpha: 1)
    shaded.shadowOpacity = 0.5
    shaded.shadowOffset = CGSize(width: 1, height: 2)
    let copies = CAReplicatorLayer()
    copies.instanceCount = 2
    copies.instanceTransform = CATransform3DMakeTranslation(7, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    dot.backgroundColor = CGColor(gray: 0, alpha: 1)
    copies.addSublayer(dot)
    let masked = CALayer()
    masked.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    masked.backgroundColor = CGColor(gray: 0, alpha: 1)
    masked.mask = CAShapeLayer()
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    text.string = "Hi"
    text.fontSize = 8
    let corners = CALayer()
    corners.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    corners.backgroundColor = CGColor(gray: 0, alpha: 1)
    corners.cornerRadius = 5
    corners.maskedCorners = [.layerMaxXMaxYCorner]
    return [
      (half, "<path d=\"M0 0L5 0\" fill=\"none\" stroke=\"#ff0000\" stroke-linecap=\"round\""),
      (gradient, "<linearGradient x1=\"10\" y1=\"0\" x2=\"10\" y2=\"10\""),
      (gradient, "<stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0.5\"/>"),
      (shaded, "<feOffset dx=\"1\" dy=\"2\""), (shaded, "flood-opacity=\"0.5\""),
      (copies, "<g transform=\"translate(7 0)\">"), (masked, "mask=\"url(#mask-"),
      (text, ">Hi</text>"),
      // The control points of the corner are 5 · (1 − 0.5523) from it.
      (corners, "d=\"M0 0L10 0L10 5C10 7.76 7.76 10 5 10L0 10Z\""),
    ]
  }

  @Test("Layers of all kinds are drawn")
  func layersOfKinds() {
    for (layer, part) in layers() {
      let view = UIView()
      let screen = screen(with: view)
      view.layer.addSublayer(layer)
      #expect(screen.picture.svg.contains(part), "\(type(of: layer))")
    }
  }

  @Test("Views are drawn in the order of their positions in depth")
  func depth() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    for (index, text) in ["front", "back"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = text
      label.layer.zPosition = CGFloat(1 - index)
      screen.addSubview(label)
    }
    let svg = screen.picture.svg
    let back = try #require(svg.range(of: ">back</text>"))
    let front = try #require(svg.range(of: ">front</text>"))
    #expect(back.lowerBound < front.lowerBound)
  }

  @Test("A part that is not drawn is named once")
  func remarks() {
    let view = UIView()
    let screen = screen(with: view)
    for _ in 0..<2 {
      let layer = CALayer()
      layer.frame = view.bounds
      layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      view.layer.addSublayer(layer)
    }
    let lines = screen.picture.text.split(separator: "\n").filter { $0.contains("remark") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("pictures do not show: transforms in three dimensions") ?? false)
  }
}
