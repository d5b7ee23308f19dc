// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A control that draws a gauge: an arc for its range and one for its value.
final class GaugeControl: UIControl {
  var minimumValue: CGFloat = 0
  var maximumValue: CGFloat = 100
  var value: CGFloat = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  var trackWidth: CGFloat = 8
  private(set) var drawnRects: [CGRect] = []

  private let startAngle = CGFloat.pi * 0.75
  private let sweep = CGFloat.pi * 1.5

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

  private var center2: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var radius: CGFloat { (min(bounds.width, bounds.height) - trackWidth) / 2 }

  /// The arc up to a part of the range.
  func arc(to part: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(
      arcCenter: center2, radius: radius, startAngle: startAngle,
      endAngle: startAngle + sweep * part, clockwise: true)
    path.lineWidth = trackWidth
    path.lineCapStyle = .round
    return path
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawnRects.append(rect)
    context.saveGState()
    defer { context.restoreGState() }
    UIColor.systemGray5.setStroke()
    arc(to: 1).stroke()
    tintColor.setStroke()
    let part = (value - minimumValue) / (maximumValue - minimumValue)
    arc(to: part).stroke()

    context.setFillColor(UIColor.label.cgColor)
    context.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
    context.addEllipse(in: CGRect(x: center2.x - 4, y: center2.y - 4, width: 8, height: 8))
    context.fillPath()

    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.white.cgColor, UIColor.systemGray6.cgColor] as [Any]
    if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY),
        options: [.drawsBeforeStartLocation])
    }

    let text = "\(Int(value))"
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedDigitSystemFont(ofSize: 28, weight: .bold),
      .foregroundColor: UIColor.label,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: center2.x - size.width / 2, y: center2.y - size.height / 2),
      withAttributes: attributes)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }

  /// A picture of the gauge.
  func snapshot() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    draw(bounds)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
