// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// A view that fills its left half with a colour.
private final class HalfView: UIView {
  var color = UIColor.red { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
  }
}

@MainActor @Suite("Drawing in windows", .serialized)
struct DrawingTests {
  /// Shows a view of 100 × 80 points at (20, 30) on white.
  private func show(_ view: UIView, _ body: (Stage) throws -> Void) throws {
    try Stage.run { stage in
      stage.root.backgroundColor = .white
      view.frame = CGRect(x: 20, y: 30, width: 100, height: 80)
      stage.root.addSubview(view)
      try stage.settle()
      try body(stage)
    }
  }

  /// Waits until a point of the window has a colour.
  private func expect(
    _ color: [Int], x: Int, y: Int, in stage: Stage, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let widget = try stage.widget(of: stage.root)
    var seen: [Int] = []
    let isSeen = Program.turn {
      let picture = WindowPicture(of: widget)
      let scale = max(picture.width / Int(stage.root.bounds.width), 1)
      seen = picture.color(x: x * scale, y: y * scale)
      return zip(seen, color).allSatisfy { abs($0 - $1) <= 3 }
    }
    #expect(isSeen, "\(seen) at \(x), \(y)", sourceLocation: location)
  }

  private static let (white, red, blue) = ([255, 255, 255], [255, 0, 0], [0, 0, 255])

  @Test("Drawing code fills its part of the view, and runs again when it is marked")
  func drawingCode() throws {
    let view = HalfView()
    try show(view) { stage in
      try expect(Self.red, x: 40, y: 60, in: stage)
      try expect(Self.white, x: 100, y: 60, in: stage)
      view.color = .blue
      try expect(Self.blue, x: 40, y: 60, in: stage)
    }
  }

  @Test("A shape layer is drawn where its path is, and follows a new path")
  func shapes() throws {
    let view = UIView()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 80)).cgPath
    shape.fillColor = UIColor.blue.cgColor
    view.layer.addSublayer(shape)
    try show(view) { stage in
      try expect(Self.white, x: 40, y: 60, in: stage)
      try expect(Self.blue, x: 100, y: 60, in: stage)
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 80)).cgPath
      try expect(Self.blue, x: 40, y: 60, in: stage)
      try expect(Self.white, x: 100, y: 60, in: stage)
    }
  }

  @Test("A mask shows the view and its subviews where it is opaque")
  func masks() throws {
    let view = UIView()
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 80))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 20, width: 100, height: 40)).cgPath
    view.layer.mask = mask
    try show(view) { stage in
      try expect(Self.white, x: 40, y: 40, in: stage)
      try expect(Self.red, x: 40, y: 70, in: stage)
      try expect(Self.blue, x: 100, y: 70, in: stage)
      try expect(Self.white, x: 100, y: 100, in: stage)
    }
  }

  @Test("Corners that are not masked are square, and a shadow lies beside the view")
  func cornersAndShadows() throws {
    let view = UIView()
    view.backgroundColor = .blue
    view.layer.cornerRadius = 30
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.shadowColor = UIColor.red.cgColor
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 20, height: 0)
    try show(view) { stage in
      // The corner of the square is 30 · (1 - 1/√2) = 8.8 points away from the round one.
      try expect(Self.white, x: 23, y: 33, in: stage)
      try expect(Self.blue, x: 22, y: 107, in: stage)
      try expect(Self.red, x: 130, y: 70, in: stage)
    }
  }

  @Test("An image that the program drew is shown, as a template in the tint of the view")
  func drawnImages() throws {
    let size = CGSize(width: 100, height: 80)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 80))
    }
    let view = UIImageView(image: image)
    try show(view) { stage in
      try expect(Self.red, x: 40, y: 60, in: stage)
      try expect(Self.white, x: 100, y: 60, in: stage)
      view.tintColor = .blue
      view.image = image.withRenderingMode(.alwaysTemplate)
      try expect(Self.blue, x: 40, y: 60, in: stage)
    }
  }
}
#endif
