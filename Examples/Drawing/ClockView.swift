// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinUIKit
import QuoinUIKitExtras

/// A clock whose face and hands are drawn with Core Graphics.
final class ClockView: UIView {
  var hour = 10
  var minute = 9
  var second = 32

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width, bounds.height) / 2 - 4
    context.translateBy(x: bounds.midX, y: bounds.midY)
    drawFace(in: context, radius: radius)
    drawNumerals(radius: radius)
    let minutes = CGFloat(minute) + CGFloat(second) / 60
    let hours = CGFloat(hour % 12) + minutes / 60
    drawHand(in: context, turn: hours / 12, length: radius * 0.5, width: 5, color: .label)
    drawHand(in: context, turn: minutes / 60, length: radius * 0.74, width: 3.5, color: .label)
    drawHand(
      in: context, turn: CGFloat(second) / 60, length: radius * 0.8, width: 1.5, color: .systemRed)
    UIColor.systemRed.setFill()
    context.fillEllipse(in: CGRect(x: -4, y: -4, width: 8, height: 8))
  }

  private func drawFace(in context: CGContext, radius: CGFloat) {
    let face = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1.5), blur: 4,
      color: UIColor(white: 0, alpha: 0.3).cgColor)
    UIColor.systemBackground.setFill()
    context.fillEllipse(in: face)
    context.restoreGState()
    UIColor.systemGray.setStroke()
    for tick in 0..<60 {
      context.saveGState()
      context.rotate(by: CGFloat(tick) * .pi / 30)
      context.setLineWidth(tick % 5 == 0 ? 2 : 0.75)
      context.move(to: CGPoint(x: 0, y: -radius + 4))
      context.addLine(to: CGPoint(x: 0, y: -radius + (tick % 5 == 0 ? 11 : 8)))
      context.strokePath()
      context.restoreGState()
    }
  }

  private func drawNumerals(radius: CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: UIColor.label,
    ]
    for hour in 1...12 {
      let angle = CGFloat(hour) * .pi / 6
      let text = "\(hour)"
      let size = text.size(withAttributes: attributes)
      text.draw(
        at: CGPoint(
          x: sin(angle) * (radius - 21) - size.width / 2,
          y: -cos(angle) * (radius - 21) - size.height / 2), withAttributes: attributes)
    }
  }

  private func drawHand(
    in context: CGContext, turn: CGFloat, length: CGFloat, width: CGFloat, color: UIColor
  ) {
    context.saveGState()
    defer { context.restoreGState() }
    context.rotate(by: turn * 2 * .pi)
    context.setLineWidth(width)
    context.setLineCap(.round)
    color.setStroke()
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 0, y: -length))
    context.strokePath()
  }
}
#endif
