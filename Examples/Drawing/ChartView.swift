// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinUIKit
import QuoinUIKitExtras

/// A line chart over a grid, with a gradient below the line.
final class ChartView: UIView {
  var values: [CGFloat] = [3, 5, 4, 8, 7, 11, 9] { didSet { setNeedsDisplay() } }
  var days = ["M", "T", "W", "T", "F", "S", "S"]

  override func draw(_ rect: CGRect) {
    let plot = bounds.inset(by: UIEdgeInsets(top: 12, left: 28, bottom: 24, right: 14))
    let highest = max(values.max() ?? 1, 1)
    let step = plot.width / CGFloat(max(values.count - 1, 1))
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: plot.minX + CGFloat(index) * step, y: plot.maxY - value / highest * plot.height)
    }
    drawGrid(in: plot, highest: highest)
    guard let first = points.first, let last = points.last else { return }
    let line = UIBezierPath()
    line.move(to: first)
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = (start.x + end.x) / 2
      line.addCurve(
        to: end, controlPoint1: CGPoint(x: middle, y: start.y),
        controlPoint2: CGPoint(x: middle, y: end.y))
    }
    fillBelow(line, from: first, to: last, in: plot)
    line.lineWidth = 3
    line.lineCapStyle = .round
    UIColor.systemBlue.setStroke()
    line.stroke()
    for point in points {
      let dot = UIBezierPath(
        ovalIn: CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
      UIColor.systemBackground.setFill()
      dot.fill()
      dot.lineWidth = 2
      dot.stroke()
    }
    drawDays(at: points, below: plot)
  }

  private func drawGrid(in plot: CGRect, highest: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
      .paragraphStyle: style,
    ]
    let grid = UIBezierPath()
    for part in 0...4 {
      let y = plot.maxY - plot.height * CGFloat(part) / 4
      grid.move(to: CGPoint(x: plot.minX, y: y))
      grid.addLine(to: CGPoint(x: plot.maxX, y: y))
      NSAttributedString(
        string: "\(Int((highest * CGFloat(part) / 4).rounded()))", attributes: attributes
      ).draw(in: CGRect(x: 0, y: y - 7, width: plot.minX - 7, height: 14))
    }
    grid.setLineDash([3, 3], count: 2, phase: 0)
    UIColor.separator.setStroke()
    grid.stroke()
  }

  private func fillBelow(
    _ line: UIBezierPath, from first: CGPoint, to last: CGPoint, in plot: CGRect
  ) {
    guard let context = UIGraphicsGetCurrentContext(),
      let area = line.copy() as? UIBezierPath,
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [
          UIColor.systemBlue.withAlphaComponent(0.4).cgColor,
          UIColor.systemBlue.withAlphaComponent(0.02).cgColor,
        ], locations: [0, 1])
    else { return }
    area.addLine(to: CGPoint(x: last.x, y: plot.maxY))
    area.addLine(to: CGPoint(x: first.x, y: plot.maxY))
    area.close()
    context.saveGState()
    area.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: plot.minY), end: CGPoint(x: 0, y: plot.maxY), options: [])
    context.restoreGState()
  }

  private func drawDays(at points: [CGPoint], below plot: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
    ]
    for (day, point) in zip(days, points) {
      let width = day.size(withAttributes: attributes).width
      day.draw(at: CGPoint(x: point.x - width / 2, y: plot.maxY + 7), withAttributes: attributes)
    }
  }
}
#endif
