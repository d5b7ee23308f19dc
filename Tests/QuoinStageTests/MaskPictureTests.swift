// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Masks, patterns and gradients around a point in pictures of views.
@MainActor @Suite("Masks and patterns in pictures") struct MaskPictureTests {
  /// The mask of a picture, and the text after it.
  private func parts(_ svg: String) throws -> (mask: Substring, rest: Substring) {
    let start = try #require(svg.range(of: "<mask "))
    let end = try #require(svg.range(of: "</mask>"))
    return (svg[start.lowerBound..<end.lowerBound], svg[end.upperBound...])
  }

  // The documents of CALayer: a mask is positioned in the coordinates of the layer that it masks.
  @Test("The mask of a layer is at the place of the layer, and moved by its own position")
  func layerMask() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 5, width: 8, height: 8)
    layer.backgroundColor = UIColor.red.cgColor
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 1, y: 2, width: 0, height: 0)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.mask = mask
    view.layer.addSublayer(layer)
    let mask2 = try parts(view.picture.svg).mask
    let outer = try #require(mask2.range(of: "translate(10 5)"))
    let inner = try #require(mask2.range(of: "translate(1 2)"))
    #expect(outer.lowerBound < inner.lowerBound)
  }

  @Test("A label or an image that is a mask shows the view in its letters or its shape")
  func viewMask() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 4, y: 6, width: 60, height: 24))
    label.text = "Hello"
    view.mask = label
    let parts = try parts(view.picture.svg)
    #expect(parts.mask.contains("<text x=\"4\"") && parts.mask.contains(">Hello</text>"))
    #expect(parts.rest.contains("#ff0000") && !parts.rest.contains("Hello"))
    view.mask = UIImageView(image: UIImage(systemName: "star.fill"))
    view.mask?.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try self.parts(view.picture.svg).mask.contains("<poly"))
  }

  private let pattern = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// A view that fills its bounds with a pattern.
  private final class PatternView: UIView {
    var color = UIColor.clear
    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(bounds)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  // 20 × 10 points have 4 × 2 squares of 5 points.
  @Test("A pattern fills an area of drawing code, and the background of a view, with its image")
  func patterns() throws {
    let view = PatternView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.color = UIColor(patternImage: pattern)
    let list = try #require(view.drawing?.back)
    #expect(list.text.ranges(of: "image").count == 8)
    #expect(list.text.ranges(of: "fill #0000ff").count == 1)
    #expect(list.unsupported.isEmpty)
    let plain = UIView(frame: view.frame)
    plain.backgroundColor = UIColor(patternImage: pattern)
    #expect(try #require(plain.drawing?.back).text.ranges(of: "image").count == 8)
    plain.frame.size.width = 1e6
    #expect(try #require(plain.drawing?.back).unsupported.count == 1)
  }

  // A quarter of a turn from the start is in the middle between red at 0 and yellow at a half.
  @Test("A gradient around a point has its colours clockwise, from the direction of its end")
  func conicGradient() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.type = .conic
    layer.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor, UIColor.red.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    view.layer.addSublayer(layer)
    let fills = try #require(view.drawing?.back).items.flatMap { item in
      if case .layer(let items) = item.content { items } else { [item] }
    }.compactMap { item in
      if case .fill(let path, let color) = item.content { (path, color) } else { nil }
    }
    try #require(fills.count == 180)
    let (path, color) = fills[45]
    #expect(abs(color.green - 0.5) < 0.02 && color.red == 1 && color.blue == 0)
    // To the right of the centre, which is a quarter of a turn after the top.
    let edge = try #require(path.elements.dropFirst().first?.points.first)
    #expect(edge.x > 5 && abs(edge.y - 5) < 1e-6)
  }
}
